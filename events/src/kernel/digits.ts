/** Where the decimal digits 0 to 9 of a script begin: Arabic, Persian, and the scripts of India. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/** The text with full-width, circled and Indian-script digits as ASCII ones: "९८७" is "987". */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Is it a string of digits, 0 to 9, and nothing else? */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);
