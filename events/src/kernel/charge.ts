/** `most`: in rupees. */
export type Charge = { percent: number; max?: number };

export const calculateCharge = (rupees: number, { percent, max: most = Number.POSITIVE_INFINITY }: Charge): number =>
  Math.min(most, Math.round((rupees * percent) / 100));
