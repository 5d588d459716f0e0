import type { Locator } from 'playwright-core';

export const SHADOW = {
  card: 'rgba(22, 24, 29, 0.12) 0px 1px 2px 0px',
  lift: 'rgba(22, 24, 29, 0.16) 0px 4px 12px 0px',
  dialog: 'rgba(22, 24, 29, 0.24) 0px 12px 32px 0px',
};

export const readEdge = (element: Locator): Promise<{ border: string; shadow: string }> =>
  element.evaluate((one) => {
    const { getComputedStyle } = globalThis as unknown as {
      getComputedStyle(of: unknown): { borderTopWidth: string; boxShadow: string };
    };
    const { borderTopWidth, boxShadow } = getComputedStyle(one);
    return { border: borderTopWidth, shadow: boxShadow };
  });
