import { describe, expect, it } from 'vitest';
import type { PhotoId } from '../kernel/ids.ts';
import { REJECTION_REASONS, type RejectionReason } from '../kernel/options.ts';
import { samplePosted } from '../testing/sample-appends.ts';
import { findUnresolvedRejectionReasons, type OwnerStatements } from './objections.ts';

const { facts, free, price } = samplePosted().data;
const before: OwnerStatements = { facts, free, price };
const stands = (code: RejectionReason, now: Partial<OwnerStatements>) =>
  findUnresolvedRejectionReasons({ codes: [code], of: before }, { ...before, ...now }).length > 0;
const cheaper = { price: price - 1 };
const moved = { facts: { ...facts, position: { ...facts.position, lat: facts.position.lat + 0.001 } } };
const larger = { facts: { ...facts, area: { ...facts.area, sqft: facts.area.sqft + 1 } } };
const photo = 'b' as PhotoId;
const retitled = { free: { ...free, title: 'Another title' } };

describe('a rejection reason', () => {
  it('remains if nothing was changed', () => {
    expect(findUnresolvedRejectionReasons({ codes: REJECTION_REASONS, of: before }, before)).toEqual(REJECTION_REASONS);
  });

  it.each<[RejectionReason, Partial<OwnerStatements>, Partial<OwnerStatements>[]]>([
    ['price', cheaper, [moved, larger, retitled]],
    ['position', moved, [cheaper, larger, retitled]],
    ['kind', larger, [cheaper, moved, retitled]],
    ['photos', { facts: { ...facts, photos: [photo] } }, [cheaper, moved, larger, retitled]],
    ['duplicate', moved, [cheaper, retitled]],
    ['duplicate', larger, []],
    ['contacts', retitled, [cheaper, moved, larger]],
  ])('of %s is resolved by a change to it, and by no other', (code, answer, others) => {
    expect(stands(code, answer)).toBe(false);
    for (const other of others) expect(stands(code, other)).toBe(true);
  });

  it('of phone and document is resolved by another check, whatever the owner changes', () => {
    const codes = ['phone', 'paper'] as const;
    const changed = { ...before, ...cheaper, ...moved, ...retitled };
    expect(findUnresolvedRejectionReasons({ codes, of: before }, changed)).toEqual(codes);
    expect(findUnresolvedRejectionReasons({ codes, of: before }, before, ['phone_reached'])).toEqual(['paper']);
    expect(
      findUnresolvedRejectionReasons({ codes, of: before }, before, ['phone_reached', 'ownership_paper_seen']),
    ).toEqual([]);
  });
});
