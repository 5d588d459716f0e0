import { PARTITIONS } from '@naksha/events/kernel';

export type FeedCursor = { source: string; seqs: readonly number[] };

/** Enough of the id to distinguish event tables. */
const LETTERS = 8;
const printSource = (source: string): string => source.replace('urn:uuid:', '').slice(-LETTERS);

/** `source.seq0.seq1…seq15` */
export const printFeedCursor = (source: string, seqs: readonly number[]): string =>
  [printSource(source), ...seqs].join('.');

/** Returns the reason if the position cannot be resumed. `here`: the current event table and its heads. */
export function parseFeedCursor(text: string, here: FeedCursor): readonly number[] | { reason: string } {
  const [source, ...parts] = text.split('.');
  if (parts.length !== PARTITIONS || !/^[0-9a-f]{8}$/.test(source) || !parts.every((part) => /^\d{1,15}$/.test(part)))
    return { reason: 'must be the Naksha-Next header of an earlier response, an event id of the stream, or now' };
  if (source !== printSource(here.source)) return { reason: 'belongs to another event log. Start without it' };
  const seqs = parts.map(Number);
  if (seqs.some((seq, partition) => seq > here.seqs[partition]))
    return { reason: 'is ahead of this event log, which may have been restored from an older copy. Start without it' };
  return seqs;
}
