export type FaultRow = {
  acknowledged: number;
  found: number;
  doubled: number;
  lost: number;
  texts: number;
  repeated: number;
  /** From the fault's end until everything has caught up. */
  seconds: number;
};

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
