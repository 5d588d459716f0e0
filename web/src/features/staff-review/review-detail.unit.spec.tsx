import type { ReviewItem } from '@naksha/events/wire/review';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { ReviewDetail } from './review-detail.tsx';
import { waitingItem } from './testing/waiting-item.ts';

const shown = (item: ReviewItem) =>
  renderToStaticMarkup(
    <Router ssrPath="/staff/review">
      <ReviewDetail item={item} others={[]} onDecide={() => {}} />
    </Router>,
  );

it('leads to the account of its seller, where it can be blocked, and from one’s own listing nowhere', () => {
  const item = waitingItem(false);
  expect(shown(item)).toContain(`href="/staff/accounts?account=${item.listing.seller}"`);
  expect(shown({ ...item, listing: { ...item.listing, own: true } })).not.toContain('/staff/accounts');
});
