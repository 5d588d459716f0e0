import { toExternalIdSimilarityKey } from '@naksha/events/read-values';

/** `line`: of an earlier row with the same ID. `similar`: differs only in zeros, case or ".0". */
export type EarlierRow = { line?: number; similar?: { text: string; other: string; line: string } };

/** The first row with an ID owns it. */
export class EarlierIds {
  private readonly lines = new Map<string, number>();
  private readonly alike = new Map<string, string>();

  find(externalId: string, line: number): EarlierRow {
    const earlier = this.lines.get(externalId);
    if (earlier !== undefined) return { line: earlier };
    this.lines.set(externalId, line);
    const likeness = toExternalIdSimilarityKey(externalId);
    const other = this.alike.get(likeness);
    if (other === undefined) this.alike.set(likeness, externalId);
    return other === undefined ? {} : { similar: { text: externalId, other, line: String(this.lines.get(other)) } };
  }
}
