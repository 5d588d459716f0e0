/** Drawings are determined by `seed`. */
export type SeedProps = { seed: string };
