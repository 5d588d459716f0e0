/** Everything drawn follows from `seed`, drawn how often and in whatever order React likes. */
export type FacadeProps = { seed: string };
