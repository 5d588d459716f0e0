/** Is it a string of digits, 0 to 9, and nothing else? */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);
