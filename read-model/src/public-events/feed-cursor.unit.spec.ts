import { PARTITIONS } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { formatFeedCursor, parseFeedCursor } from './public-feed.ts';

const source = 'urn:uuid:0190c0de-0000-7000-8000-0000feedbeef';
const seqs = Array.from({ length: PARTITIONS }, (_, k) => k);
const here = { source, seqs };

it('contains the position of a reader and the event table', () => {
  expect(formatFeedCursor(source, seqs)).toBe('feedbeef.0.1.2.3.4.5.6.7.8.9.10.11.12.13.14.15');
  expect(parseFeedCursor(formatFeedCursor(source, seqs), here)).toEqual(seqs);
});

it('is rejected if it is forged, of another event table, or of events that do not exist', () => {
  const other = formatFeedCursor('urn:uuid:0190c0de-0000-7000-8000-0000deadbeef', seqs);
  const ahead = formatFeedCursor(
    source,
    seqs.map((seq) => seq + 1),
  );
  for (const [text, reason] of [
    ['7:12', 'must be the Naksha-Next header of an earlier response'],
    ['', 'must be the Naksha-Next header of an earlier response'],
    [`${formatFeedCursor(source, seqs)}.1`, 'must be the Naksha-Next header of an earlier response'],
    [formatFeedCursor(source, seqs).replace('.15', '.-1'), 'must be the Naksha-Next header of an earlier response'],
    [other, 'belongs to another event log'],
    [ahead, 'is ahead of this event log'],
  ])
    expect(parseFeedCursor(text, here), text).toEqual({ reason: expect.stringContaining(reason) });
});
