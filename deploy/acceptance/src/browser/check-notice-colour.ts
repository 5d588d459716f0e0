import type { Page } from 'playwright-core';

export const GREEN = 'rgb(21, 128, 61)';
export const RED = 'rgb(200, 16, 46)';
/** @returns 'as wanted', or the actual background */
export const checkNoticeColour = (page: Page, colour: string, text: string) =>
  page
    .getByText(text, { exact: true })
    .locator('..')
    .evaluate((box, wanted) => {
      const { getComputedStyle } = globalThis as unknown as {
        getComputedStyle(of: unknown): { backgroundColor: string };
      };
      const { backgroundColor: ground } = getComputedStyle(box);
      return ground === wanted ? 'as wanted' : ground;
    }, colour);
