/** Is it a string of digits, 0 to 9, and nothing else? */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);

const DIGIT = /\p{Nd}/u;

/** The decimal digits of every script as 0 to 9: "९८" and "੯੮" are "98". */
export const foldDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // The ten digits of a script follow each other from its zero on.
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });

/** A sign-in code as typed or pasted: digits of any script, spaces and hyphens left out. */
export const readCode = (text: string | number): string => foldDigits(String(text)).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
