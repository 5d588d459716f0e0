import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type AttributeAnswers, EMPTY_DRAFT } from './draft.ts';
import ListingPreview from './preview.tsx';

const show = (attributes: AttributeAnswers) =>
  renderToStaticMarkup(
    <ListingPreview draft={{ ...EMPTY_DRAFT, subtype: 'flat', attributes }} place={undefined} picture={undefined} />,
  );

it('shows the attributes that cards show, and no invalid number', () => {
  const html = show({ bedrooms: 2, furnishing: 'semi', facing: 'north-east', floor: 'seven', possession: 'ready' });
  expect(html).toContain('2 BHK');
  expect(html).toContain('Semi-furnished · Facing: North-east · Ready to move');
  expect(html).not.toContain('NaN');
});
