/** Something that keeps rows which one day mean nothing any more. */
export interface Forgets {
  /** Deletes at most `limit` rows that have ended by `now`. @returns how many it looked at: as many as `limit`, and there may be more */
  forgetEnded(now: Date, limit: number): Promise<number>;
}
