import { listingIdFromNumber } from '@naksha/events/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReviewQueueList } from './queue.tsx';
import { waitingItem } from './testing/waiting-item.ts';

const shown = (demo: boolean) =>
  renderToStaticMarkup(
    <ReviewQueueList
      items={[waitingItem(demo)]}
      claims={new Map()}
      chosen={listingIdFromNumber(1)}
      onChoose={() => {}}
    />,
  );

describe('the queue', () => {
  it('shows the waiting time of each person, and marks demo listings', () => {
    expect(shown(false)).toContain('overdue by');
    expect(shown(false)).not.toContain('Demo');
    expect(shown(true)).toContain('Demo');
    expect(shown(true)).not.toContain('overdue by');
  });
});
