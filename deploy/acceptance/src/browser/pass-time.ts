import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

export const passTimeUntilSeen = (locator: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await locator.page().clock.fastForward(1000);
      return locator.first().isVisible();
    })
    .toBe(true);
