/** Ways to write a number, plain and disguised. */
const WRITINGS = {
  plain: (digits: string) => digits,
  'with commas': (digits: string) => `${digits.slice(0, 5)},,${digits.slice(5)}`,
  'in Devanagari': (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
};
export type Writing = keyof typeof WRITINGS;
export const ALL_WRITINGS = Object.keys(WRITINGS) as Writing[];

export class Seeds {
  readonly #taken: { from: string; digits: string }[] = [];

  write(field: string, writing: Writing): string {
    const digits = `78${String(31_415_926 + 27_183 * this.#taken.length).padStart(8, '0')}`;
    this.#taken.push({ from: `${field}, ${writing}`, digits });
    return WRITINGS[writing](digits);
  }

  get count(): number {
    return this.#taken.length;
  }

  findLeaks(text: string): string[] {
    const packed = text
      .replace(/%(?:[0-9A-F]{2}%?)+/gi, decode)
      .replace(/\\u09([67][0-9a-f])/gi, (_, low: string) => String.fromCodePoint(0x900 + Number.parseInt(low, 16)))
      .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/[\s,()+"'-]/g, '');
    return this.#taken.filter(({ digits }) => packed.includes(digits)).map(({ from }) => from);
  }
}

function decode(coded: string): string {
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}
