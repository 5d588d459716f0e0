// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewQueueList } from './queue.tsx';
import { waitingItem } from './testing/waiting-item.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('scrolls the selected item into view in the list, and not the page', () => {
  const whole = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.matches('li') ? new DOMRect(0, 300, 100, 80) : new DOMRect(0, 100, 100, 250)) as never;
  });
  render(
    <ReviewQueueList
      items={[waitingItem(false)]}
      claims={new Map()}
      chosen={listingIdFromNumber(1)}
      onChoose={() => {}}
    />,
  );
  expect(screen.getByRole('list').scrollTop).toBe(30);
  expect(whole).not.toHaveBeenCalled();
});
