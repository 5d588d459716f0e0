/** Drawings are determined by `seed`. */
export type FacadeProps = { seed: string };
