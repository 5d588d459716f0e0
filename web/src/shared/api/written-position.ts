import { PARTITIONS, parsePositionToken, parsePositionVector } from '@naksha/events/kernel';

/** By then every reader has passed it, and responses can come from caches again. */
const FRESH_MS = 30_000;
/** Longer than any cache on the way keeps a response. */
const HEARD_MS = 3_000;
const KEY = 'naksha.positions';

/** `at`: milliseconds. */
type Written = { [partition: string]: { seq: number; at: number } };

/** Kept over a reload, because the page after it should show them too. */
export function recordOwnWrite(token: unknown, now = Date.now()): void {
  const position = typeof token === 'string' ? parsePositionToken(token) : undefined;
  if (!position) return;
  const written = recentWrites(now);
  const seq = Math.max(position.seq, written[position.partition]?.seq ?? 0);
  sessionStorage.setItem(KEY, JSON.stringify({ ...written, [position.partition]: { seq, at: now } }));
}

let heard: { seqs: readonly number[]; at: number } | undefined;

/** Following requests include its changes in spite of caches. */
export function recordLivePosition(vector: string, now = Date.now()): void {
  const before = recentLiveSeqs(now);
  const told = parsePositionVector(vector)?.seqs;
  if (told) heard = { seqs: told.map((seq, partition) => Math.max(seq, before[partition] ?? 0)), at: now };
}

/** The value for `?after=`, or undefined without recent writes. */
export const recentWritePosition = (now = Date.now()): string | undefined => printTokens(recentWrites(now), []);

/** Includes recent live messages. */
export const recentReadPosition = (now = Date.now()): string | undefined =>
  printTokens(recentWrites(now), recentLiveSeqs(now));

function printTokens(written: Written, told: readonly number[]): string | undefined {
  const tokens = Array.from({ length: PARTITIONS }, (_, partition) => {
    const seq = Math.max(written[partition]?.seq ?? 0, told[partition] ?? 0);
    return seq > 0 ? [`${partition}:${seq}`] : [];
  }).flat();
  return tokens.length > 0 ? tokens.join() : undefined;
}

const recentLiveSeqs = (now: number): readonly number[] => (heard && now - heard.at < HEARD_MS ? heard.seqs : []);

function recentWrites(now: number): Written {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Written;
  return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => now - at < FRESH_MS));
}
