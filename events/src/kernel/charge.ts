/** A duty or fee on the price of a home: so many per cent of it, and so many rupees at most. */
export type Charge = { percent: number; most?: number };

/** Whole rupees, rounded to the nearest. */
export const chargeOn = (rupees: number, { percent, most = Number.POSITIVE_INFINITY }: Charge): number =>
  Math.min(most, Math.round((rupees * percent) / 100));
