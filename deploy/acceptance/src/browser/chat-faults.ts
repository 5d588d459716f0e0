import type { Page } from 'playwright-core';

/**
 * What can be seen and used, and has its middle under the chat button, once that has come to rest.
 * @returns a line for each, empty where all is well
 */
export async function chatFaults(page: Page): Promise<string[]> {
  await page.locator('[data-chat=placed]').waitFor();
  return page.evaluate(`(${LOOK})()`);
}

/** Run in the page, whose types this package doesn't have. */
const LOOK = `() => [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
  .filter((el) => !el.closest('[inert]') && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-chat]');
    return over && over !== el;
  })
  .map((el) => 'under the chat button: ' + (el.getAttribute('aria-label') || el.innerText || el.name || el.tagName).trim().slice(0, 50))`;
