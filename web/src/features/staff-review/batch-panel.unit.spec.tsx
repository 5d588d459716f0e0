import { type AccountId, listingIdFromNumber } from '@naksha/events/kernel';
import type { BatchReview, SampleOutcome } from '@naksha/events/wire/batches';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { BatchVerificationPanel } from './batch-panel.tsx';

const review = (changes: Partial<BatchReview>, outcomes: SampleOutcome[] = ['passed', 'passed']): BatchReview => ({
  ...{ id: 'b', seller: 's' as AccountId, state: 'ready', trusted: true, listings: 400, most_failed: 1 },
  sample: outcomes.map((outcome, n) => ({ listing: listingIdFromNumber(n + 1), outcome })),
  ...changes,
});
const shown = (changes: Partial<BatchReview>, outcomes?: SampleOutcome[], rest = 380) =>
  renderToStaticMarkup(
    <Router ssrPath="/staff/review">
      <BatchVerificationPanel review={review(changes, outcomes)} rest={rest} />
    </Router>,
  );

describe('an import under review', () => {
  it('shows the state of its sample, and offers the rest only once it has passed', () => {
    const checking = shown({ state: 'checking' }, ['passed', 'waiting', 'failed']);
    expect(checking).toContain('2 of 3 decided.');
    expect(checking).toContain('1 rejected, changed or deleted (limit 1).');
    expect(checking).not.toContain('Verify the other');
    expect(shown({})).toContain('Verify the other 380');
    for (const none of [shown({ state: 'failed' }), shown({ state: 'not_trusted' })])
      expect(none).not.toContain('Verify the other');
    expect(shown({}, undefined, 0)).not.toContain('Verify the other');
    expect(shown({ state: 'failed' })).toContain('Review every listing of this import individually');
  });
});
