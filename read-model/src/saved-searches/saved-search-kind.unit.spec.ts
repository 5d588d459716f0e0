import type { KnownEvent, SearchEvent } from '@naksha/events/contracts';
import { nameSearchStream } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { sampleSearchId, sampleSearchSaved, sampleViewed } from '../projector/testing/histories.ts';
import type { SavedSearchDocument } from './saved-search-document.ts';
import { savedSearchKind } from './saved-search-kind.ts';

const at = (n: number) => `2026-11-21T06:0${n}:00.000Z`;
const recorded = (event: object, k: number) =>
  ({ ...event, stream: nameSearchStream(sampleSearchId(1)), occurredAt: at(k) }) as KnownEvent;
const after = (...events: SearchEvent[]) =>
  events.map(recorded).reduce<SavedSearchDocument | null | undefined>(savedSearchKind.fold, undefined);

const saved = sampleSearchSaved();
const renamed: SearchEvent = { type: 'SearchRenamed', data: {} };
const daily: SearchEvent = { type: 'SearchAlertsChosen', data: { frequency: 'daily', quiet: { from: 0, to: 0 } } };
const paused: SearchEvent = { type: 'SearchPaused', data: { by: 'link' } };
const resumed: SearchEvent = { type: 'SearchResumed', data: {} };
const lookedAt: SearchEvent = { type: 'SearchLookedAt', data: {} };
const deleted: SearchEvent = { type: 'SearchDeleted', data: {} };

const fresh = {
  id: sampleSearchId(1),
  ...saved.data,
  paused: false,
  savedAt: at(0),
  seenUntil: at(0),
  alertsSince: at(0),
};

describe('the document of a saved search', () => {
  it('exists once for each search, and for nothing else', () => {
    expect(savedSearchKind.findId(recorded(lookedAt, 0))).toBe(sampleSearchId(1));
    expect(savedSearchKind.findId(recorded(sampleViewed(1, 7), 0))).toBeUndefined();
  });

  it('contains the search, and counts existing homes as seen', () => {
    expect(after(saved)).toEqual(fresh);
    expect(after(saved, renamed)).toEqual(fresh);
  });

  it('contains the selected frequency, and no homes found while alerts were off', () => {
    expect(after(saved, daily)).toEqual({ ...fresh, frequency: 'daily', quiet: { from: 0, to: 0 } });
    expect(after(saved, paused)).toEqual({ ...fresh, paused: true });
    expect(after(saved, paused, resumed)).toEqual({ ...fresh, alertsSince: at(2) });
  });

  it('contains until when its owner has seen the matches', () => {
    expect(after(saved, lookedAt)).toEqual({ ...fresh, seenUntil: at(1) });
  });

  it('stays deleted, whatever events follow', () => {
    expect(after(saved, deleted)).toBeNull();
    expect(after(saved, deleted, lookedAt)).toBeNull();
  });

  it('does not exist before it was saved', () => {
    expect(() => after(lookedAt)).toThrow('SearchLookedAt precedes SearchSaved');
  });
});
