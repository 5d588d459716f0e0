import type { ListingCard } from '@naksha/events/wire/listing-card';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import CardDetails from './card-details.tsx';

const shown = (card: Partial<ListingCard>) => renderToStaticMarkup(<CardDetails card={card as ListingCard} />);

it('shows the attributes of a card, with a label if the value alone is unclear', () => {
  expect(shown({ furnishing: 'semi', facing: 'north-east' })).toBe(
    '<span>Semi-furnished</span><span>Facing: North-east</span>',
  );
  expect(shown({ bedrooms: 3 })).toBe('');
});
