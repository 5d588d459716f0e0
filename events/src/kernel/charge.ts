/** `most`: in rupees. */
export type Charge = { percent: number; most?: number };

export const calculateCharge = (rupees: number, { percent, most = Number.POSITIVE_INFINITY }: Charge): number =>
  Math.min(most, Math.round((rupees * percent) / 100));
