import { idLikeness } from '@naksha/events/read-values';

/** `line`: of a row with the same id. `similar`: an id that differs by zeros, case or ".0" alone, and its line. */
export type EarlierRow = { line?: number; similar?: { text: string; other: string; line: string } };

/** The ids of a file in the order of its rows; the first row that asks has an id. */
export class EarlierIds {
  private readonly lines = new Map<string, number>();
  private readonly alike = new Map<string, string>();

  find(externalId: string, line: number): EarlierRow {
    const earlier = this.lines.get(externalId);
    if (earlier !== undefined) return { line: earlier };
    this.lines.set(externalId, line);
    const likeness = idLikeness(externalId);
    const other = this.alike.get(likeness);
    if (other === undefined) this.alike.set(likeness, externalId);
    return other === undefined ? {} : { similar: { text: externalId, other, line: String(this.lines.get(other)) } };
  }
}
