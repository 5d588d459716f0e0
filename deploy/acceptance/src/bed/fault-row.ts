export type FaultRow = {
  acknowledged: number;
  found: number;
  doubled: number;
  lost: number;
  /** Requests for texts of leads, and how many of them asked again under a known key. */
  texts: number;
  repeated: number;
  /** From the fault's end until all has caught up. */
  seconds: number;
};

/** One line of the fault table, printed so that a run's output holds the whole table. */
export function printFaultRow(fault: string, row: FaultRow): void {
  const cells = [
    fault.padEnd(44),
    `acknowledged ${row.acknowledged}`,
    `found ${row.found}`,
    `doubled ${row.doubled}`,
    `lost ${row.lost}`,
    `texts ${row.texts}, repeated ${row.repeated}`,
    `recovered in ${row.seconds.toFixed(1)} s`,
  ];
  console.log(`fault | ${cells.join(' | ')}`);
}
