/** A duty or fee: percentage of the price, with an optional maximum in rupees. */
export type Charge = { percent: number; most?: number };

/** Rounded to whole rupees. */
export const chargeOn = (rupees: number, { percent, most = Number.POSITIVE_INFINITY }: Charge): number =>
  Math.min(most, Math.round((rupees * percent) / 100));
