import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Lets the time of the page, whose clock was installed, pass a second at a time until this can be seen. */
export const passTimeUntilSeen = (locator: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await locator.page().clock.fastForward(1000);
      return locator.first().isVisible();
    })
    .toBe(true);
