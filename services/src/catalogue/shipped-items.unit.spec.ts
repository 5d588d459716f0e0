import type { EventStore } from '@naksha/events/event-store';
import { describe, expect, it } from 'vitest';
import type { CatalogueItem, ItemDefinedEvent } from './catalogue-item.ts';
import { ShippedItems } from './shipped-items.ts';

type LinkDefined = Extract<ItemDefinedEvent, { type: 'QueryLinkDefined' }>;
const link = (changes: Partial<LinkDefined['data']> = {}): LinkDefined => ({
  type: 'QueryLinkDefined',
  data: { slug: 'flats', group: { en: 'Flats' }, title: { en: '2BHK' }, query: 'bedrooms=2', order: 0, ...changes },
});
const EDITED = 'bedroom=2&price_range=0,80';

describe('supplied items', () => {
  const shipped = new ShippedItems({} as EventStore);
  shipped.setReplacing([link()]);
  const findChange = (definition: ItemDefinedEvent, state: 'defined' | 'retired' = 'defined') =>
    shipped.findChange({ state, definition } satisfies CatalogueItem);

  it('differ from a link that staff edited, until staff accept or decline the new version', () => {
    expect(findChange(link({ query: EDITED }))).toEqual({ query: 'bedrooms=2' });
    expect(findChange(link({ query: 'bedrooms=2', title: { en: 'Our title' } }))).toBeUndefined();
    expect(findChange(link({ query: EDITED, keptInsteadOf: 'bedrooms=2' }))).toBeUndefined();
    expect(findChange(link({ query: EDITED, keptInsteadOf: 'bedroom=2' }))).toEqual({ query: 'bedrooms=2' });
  });

  it('offer nothing for retired, unknown and other items', () => {
    expect(findChange(link({ query: EDITED }), 'retired')).toBeUndefined();
    expect(shipped.findChange({ state: 'unknown' })).toBeUndefined();
    expect(findChange(link({ slug: 'plots', query: EDITED }))).toBeUndefined();
  });
});
