import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import { sampleAccount } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import {
  nameSampleInterestStream,
  sampleContacted,
  sampleListingAndBuyer,
  sampleListingId,
  sampleSaved,
  sampleViewed,
} from '../projector/testing/histories.ts';
import type { InterestDocument } from './interest-document.ts';
import { interestKind } from './interest-kind.ts';

const at = (n: number) => `2026-11-21T06:0${n}:00.000Z`;
const recorded = (event: DomainEvent, k: number) =>
  ({ ...event, stream: nameSampleInterestStream(1, 7), occurredAt: at(k) }) as KnownEvent;
const after = (...events: DomainEvent[]) =>
  events.map(recorded).reduce<InterestDocument | null | undefined>(interestKind.fold, undefined);
const unsaved: DomainEvent = { type: 'ListingUnsaved', data: sampleListingAndBuyer(1, 7) };
const status = (status: 'called' | 'visit'): DomainEvent => ({
  type: 'LeadStatusSet',
  data: { ...sampleListingAndBuyer(1, 7), seller: sampleAccount(1), status },
});

describe('the document of a buyer’s interest', () => {
  it('exists once for each buyer and listing', () => {
    expect(interestKind.findId(recorded(sampleSaved(1, 7), 0))).toBe(`${sampleListingId(1)}-${sampleAccount(7)}`);
  });

  it('contains each day of a view once', () => {
    expect(after(sampleViewed(1, 7), sampleViewed(1, 7), sampleViewed(1, 7, '2026-11-22'))).toEqual({
      listing: sampleListingId(1),
      buyer: sampleAccount(7),
      saved: false,
      viewedOn: ['2026-11-21', '2026-11-22'],
    });
  });

  it('Z-04 contains whether the listing is saved, and whether it ever was', () => {
    expect(after(sampleSaved(1, 7))).toMatchObject({ saved: true, onceSaved: true });
    expect(after(sampleSaved(1, 7), unsaved)).toMatchObject({ saved: false, onceSaved: true });
    expect(after(sampleViewed(1, 7))).not.toHaveProperty('onceSaved');
  });

  it('is dismissed until this is undone', () => {
    const [dismissed, undismissed] = (['ListingDismissed', 'ListingUndismissed'] as const).map(
      (type): DomainEvent => ({ type, data: sampleListingAndBuyer(1, 7) }),
    );
    expect(after(sampleSaved(1, 7), dismissed)).toMatchObject({ saved: true, dismissedAt: at(1) });
    expect(after(dismissed, undismissed)).not.toHaveProperty('dismissedAt');
  });

  it('contains the first and last time of saving', () => {
    expect(after(sampleSaved(1, 7), unsaved, sampleSaved(1, 7))).toMatchObject({ savedAt: at(0), lastSavedAt: at(2) });
  });

  it('becomes a new lead at the first contact, and only one', () => {
    expect(after(sampleContacted(1, 7))).toMatchObject({ seller: sampleAccount(1), contactedAt: at(0), status: 'new' });
    expect(after(sampleContacted(1, 7), status('called'), sampleContacted(1, 7))).toMatchObject({
      contactedAt: at(0),
      status: 'called',
    });
  });

  it('follows the status of the lead, which requires a contact', () => {
    expect(after(sampleContacted(1, 7), status('called'), status('visit'))).toMatchObject({ status: 'visit' });
    expect(() => after(sampleSaved(1, 7), status('visit'))).toThrow('precedes the first contact');
  });
});
