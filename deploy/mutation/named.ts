/** A mutant that lives: the line it changes, what to (any where left out), and why no test need notice. */
export type Named = { file: string; code: string; to?: string; why: string };

export const UNREACHABLE = 'the compiler proves that no value gets here';
export const BEYOND = 'typed arrays drop what is written beyond their end';
