import type { SearchEvent } from '@naksha/events/contracts';
import { givenScenario } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { buyer, gazetteer, seller, staff } from '../testing/sample-listing.ts';
import { changeSearch } from './change-search/decide-change-search.ts';
import { deleteSearch } from './delete-search/decide-delete-search.ts';
import { lookAtSearch } from './look-at-search/look-at-search.ts';
import { cleanNewSearchOrThrow, cleanSearchNameOrThrow } from './search-fields.ts';
import { stopAlerts } from './stop-alerts/stop-alerts.ts';

const quiet = { from: 21, to: 8 };
const saved: SearchEvent = {
  type: 'SearchSaved',
  data: { account: buyer.account, view: 'bedroom=3', frequency: 'at_once', quiet },
};
const paused = (by: 'owner' | 'link'): SearchEvent => ({ type: 'SearchPaused', data: { by } });
const resumed: SearchEvent = { type: 'SearchResumed', data: {} };
const renamed: SearchEvent = { type: 'SearchRenamed', data: {} };
const deleted: SearchEvent = { type: 'SearchDeleted', data: {} };
const lookedAt: SearchEvent = { type: 'SearchLookedAt', data: {} };
const daily: SearchEvent = { type: 'SearchAlertsChosen', data: { frequency: 'daily', quiet } };
const noSuchSearch = { status: 404, code: 'no_such_search' } as const;

describe('changing a saved search', () => {
  const { given } = givenScenario(changeSearch, undefined);
  const by = { by: buyer.account, renamed: false };

  it('records each changed field, and nothing else', () => {
    given([saved]).when(by).then([]);
    given([saved])
      .when({ ...by, renamed: true })
      .then([renamed]);
    given([saved])
      .when({ ...by, frequency: 'daily' })
      .then([daily]);
    given([saved, daily])
      .when({ ...by, frequency: 'daily', quiet })
      .then([]);
    given([saved])
      .when({ ...by, quiet: { from: 22, to: 8 } })
      .then([{ type: 'SearchAlertsChosen', data: { frequency: 'at_once', quiet: { from: 22, to: 8 } } }]);
    given([saved])
      .when({ ...by, quiet: { from: 21, to: 7 } })
      .then([{ type: 'SearchAlertsChosen', data: { frequency: 'at_once', quiet: { from: 21, to: 7 } } }]);
    given([saved])
      .when({ ...by, renamed: true, frequency: 'daily', paused: true })
      .then([renamed, daily, paused('owner')]);
  });

  it('pauses and resumes, once each', () => {
    given([saved])
      .when({ ...by, paused: true })
      .then([paused('owner')]);
    given([saved, paused('link')])
      .when({ ...by, paused: true })
      .then([]);
    given([saved, paused('link')])
      .when({ ...by, paused: false })
      .then([resumed]);
    given([saved, paused('owner'), resumed])
      .when({ ...by, paused: false })
      .then([]);
  });

  it('is for its owner only, while it exists', () => {
    for (const { account } of [seller, staff])
      given([saved])
        .when({ ...by, by: account, paused: true })
        .thenRefused(noSuchSearch);
    given([]).when(by).thenRefused(noSuchSearch);
    given([saved, deleted]).when(by).thenRefused(noSuchSearch);
  });
});

it('is deleted by its owner, permanently', () => {
  const { given } = givenScenario(deleteSearch, undefined);
  given([saved]).when({ by: buyer.account }).then([deleted]);
  given([saved, deleted]).when({ by: buyer.account }).then([]);
  given([saved]).when({ by: seller.account }).thenRefused(noSuchSearch);
  given([saved, deleted]).when({ by: seller.account }).thenRefused(noSuchSearch);
  given([]).when({ by: buyer.account }).thenRefused(noSuchSearch);
});

it('is viewed by its owner, which is recorded if there were new matches', () => {
  const { given } = givenScenario(lookAtSearch, undefined);
  const [nine, ten, eleven] = ['09', '10', '11'].map((hour) => `2026-11-21T${hour}:00:00.000Z`);
  const savedAt = (occurredAt: string) => ({ ...saved, occurredAt });
  const lookedAtAt = (occurredAt: string) => ({ ...lookedAt, occurredAt });
  const by = (account: typeof buyer.account, foundLast?: string) => ({ by: account, foundLast });
  given([savedAt(nine)])
    .when(by(buyer.account, ten))
    .then([lookedAt]);
  given([savedAt(nine), lookedAtAt(ten)])
    .when(by(buyer.account, eleven))
    .then([lookedAt]);
  given([savedAt(nine)])
    .when(by(buyer.account))
    .then([]);
  given([savedAt(ten)])
    .when(by(buyer.account, ten))
    .then([]);
  given([savedAt(nine), lookedAtAt(eleven)])
    .when(by(buyer.account, ten))
    .then([]);
  given([saved]).when(by(staff.account, ten)).thenRefused(noSuchSearch);
  given([saved, deleted]).when(by(buyer.account, ten)).thenRefused(noSuchSearch);
});

it('is stopped by a link, any number of times', () => {
  const { given } = givenScenario(stopAlerts, undefined);
  given([saved])
    .when(undefined)
    .then([paused('link')]);
  given([saved, paused('owner')])
    .when(undefined)
    .then([]);
  given([saved, daily, renamed, lookedAt])
    .when(undefined)
    .then([paused('link')]);
  given([saved, deleted]).when(undefined).then([]);
  given([]).when(undefined).thenRefused(noSuchSearch);
});

describe('a search sent for saving', () => {
  const refusal = (view: string, name?: string): string => {
    try {
      cleanNewSearchOrThrow({ view, name }, gazetteer);
    } catch (error) {
      return (error as Error).message;
    }
    return 'nothing';
  };

  it('is stored in canonical form, with defaults', () => {
    expect(
      cleanNewSearchOrThrow(
        { view: '?sort=price&price_range=0,80&bedroom=3&c=30.7,76.7,13&city=mohali&x=1' },
        gazetteer,
      ),
    ).toEqual({
      view: 'bedroom=3&c=30.7,76.7,13&city=mohali&price_range=0,80&sort=price',
      name: undefined,
      frequency: 'at_once',
      quiet,
      locale: 'en',
    });
    expect(
      cleanNewSearchOrThrow(
        { view: 'city=9812345671&place=zirakpur&place=mohali&search=park', name: '  For  us ' },
        gazetteer,
      ),
    ).toMatchObject({
      view: 'place=zirakpur&place=mohali&search=park',
      name: 'For us',
    });
    expect(
      cleanNewSearchOrThrow({ view: '', frequency: 'daily', quiet: { from: 0, to: 0 }, locale: 'pa' }, gazetteer),
    ).toMatchObject({
      view: '',
      locale: 'pa',
      frequency: 'daily',
      quiet: { from: 0, to: 0 },
    });
  });

  it('is rejected with each wrong field, and if it contains contact details', () => {
    expect(refusal('bedroom=twelve&price_range=9,1')).toContain('bedroom');
    expect(refusal('search=call%209876543210')).toContain('search must not contain a phone number');
    expect(refusal('search=98765&search=43210')).toContain('search must not contain a phone number');
    const spelt = 'search=nine%20eight%20seven%20six%20five&search=one%20two%20three%20four%20five';
    expect(refusal(spelt)).toContain('search must not contain a phone number');
    expect(refusal('search=call%209876543210').match(/must not contain/g)).toHaveLength(1);
    expect(refusal('search=Tower%209876%2C%20flat%20543210')).toContain('search may contain contact details');
    expect(refusal('search=Tower%209876&search=flat%20543210')).toBe('nothing');
    expect(refusal('search=sector%2070&search=3%20bhk&search=airport%20road')).toBe('nothing');
    expect(refusal('search=write%20to%20asha%40example.com')).toContain('an email address');
    expect(refusal('place=mohali&place=9812345671')).toContain('place must be a known place');
    expect(refusal('', 'x'.repeat(61))).toContain('name must have at most 60 characters');
    expect(refusal('', 'घ'.repeat(60))).toBe('nothing');
  });

  it('can remove a name', () => {
    expect(cleanSearchNameOrThrow(null)).toBeUndefined();
    expect(cleanSearchNameOrThrow('  ')).toBeUndefined();
    expect(cleanSearchNameOrThrow('Ma’s flat')).toBe('Ma’s flat');
    expect(() => cleanSearchNameOrThrow('x'.repeat(61))).toThrow('at most 60 characters');
  });
});
