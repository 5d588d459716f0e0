/** A surviving mutant that no test needs to detect; without `to`, any change of the line. */
export type Named = { file: string; code: string; to?: string; why: string };

export const UNREACHABLE = 'the compiler proves that no value gets here';
export const BEYOND = 'typed arrays drop what is written beyond their end';
