import type { Page } from 'playwright-core';

export async function findChatButtonProblems(page: Page): Promise<string[]> {
  await page.locator('[data-chat=placed]').waitFor();
  return page.evaluate(`(${LOOK})()`);
}

const LOOK = `() => [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
  .filter((el) => !el.closest('[inert]') && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-chat]');
    return over && over !== el;
  })
  .map((el) => 'under the chat button: ' + (el.getAttribute('aria-label') || el.innerText || el.name || el.tagName).trim().slice(0, 50))`;
