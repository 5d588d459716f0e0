/** A mutant that lives: the line it changes, what to (any where left out), and why no test need notice. */
export type Named = { file: string; code: string; to?: string; why: string };

export const NAMED: readonly Named[] = [];
