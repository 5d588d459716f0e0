import type { Page } from 'playwright-core';
import { waitUntilTrue } from './wait-until-true.ts';

/**
 * Keyboard problems on a page: controls that Tab does not reach or reaches out of order, hidden focus, traps.
 * @returns one line each
 */
export async function findKeyboardProblems(page: Page): Promise<string[]> {
  await page.evaluate(`(${BEGIN})()`);
  // Until the focus leaves the page or returns.
  for (let more = true; more; ) {
    await page.keyboard.press('Tab');
    more = await page.evaluate(`(${STOP})()`);
  }
  return page.evaluate(`(${JUDGE})()`);
}

/**
 * Opens each dialog by Enter: it must take and keep the focus, close by Escape and return it.
 * @returns problems, and the number of dialogs
 */
export async function findDialogProblems(page: Page): Promise<{ dialogs: number; faults: string[] }> {
  const openers = await page.locator('[aria-haspopup=dialog]').filter({ visible: true }).all();
  const faults: string[] = [];
  for (const opener of openers) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').last();
    await dialog.waitFor();
    const keeps = () => waitUntilTrue(() => page.evaluate(INSIDE));
    if (!(await keeps())) faults.push(`${name}: its dialog does not take the focus`);
    for (const key of ['Shift+Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    if (!(await keeps()))
      faults.push(
        `${name}: the focus leaves its dialog for ${await page.evaluate('document.activeElement.outerHTML.slice(0, 200)')}`,
      );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const back = () => opener.evaluate((one: { matches(selector: string): boolean }) => one.matches(':focus'));
    if (!(await waitUntilTrue(back))) faults.push(`${name}: its dialog does not give the focus back`);
  }
  return { dialogs: openers.length, faults };
}

const INSIDE = `[...document.querySelectorAll('[role=dialog]')].some((one) => one.contains(document.activeElement))`;

/** Runs in the page; resets it. */
const BEGIN = `() => {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  scrollTo(0, 0);
  globalThis.keyboardWalk = [];
}`;

/** Runs after scrolling to the focus. */
const STOP = `() => {
  const el = document.activeElement;
  const stops = globalThis.keyboardWalk;
  if (!el || el === document.body) return false;
  if (stops.some((one) => one.el === el)) {
    if (stops[0].el !== el) stops.trap = el;
    return false;
  }
  const ringed = (one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return outlineStyle + outlineWidth === 'solid3px' && boxShadow !== 'none';
  };
  const within = el.closest('.ring-within');
  const map = el.matches('canvas') ? el.closest('.maplibregl-map') : null;
  const shown = map ?? within ?? el.closest('label') ?? el;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
  const under = over && (shown.contains(over) || over.contains(shown))
    ? undefined
    : over ? (over.innerText || over.getAttribute('aria-label') || over.tagName) : 'the edge of the screen';
  stops.push({ el, unseen: !map && !ringed(el) && !(within && ringed(within)), under });
  return true;
}`;

const JUDGE = `() => {
  const seen = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const chosen = (el) => el.type !== 'radio' || el.checked
    || (![...document.getElementsByName(el.name)].some((one) => one.checked) && document.getElementsByName(el.name)[0] === el);
  const controls = [...document.querySelectorAll('a[href], button, summary, select, textarea, input, [tabindex]')]
    .filter((el) => seen(el) && !el.closest('[inert]') && !el.disabled && el.type !== 'hidden' && el.tabIndex >= 0 && chosen(el));
  const stops = globalThis.keyboardWalk;
  const faults = [];
  const name = (el) => (el.getAttribute('aria-label') || el.labels?.[0]?.innerText || el.innerText || el.name || el.className || el.tagName).trim().slice(0, 50);
  const floats = (el) => {
    for (let at = el; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const reached = stops.map(({ el }) => el);
  for (const el of controls) if (!reached.includes(el)) faults.push('not reached: ' + name(el));
  if (stops.trap) faults.push('a trap: Tab leads back to ' + name(stops.trap));
  stops.forEach(({ el, unseen, under }, k) => {
    if (unseen) faults.push('an unseen focus: ' + name(el));
    if (under) faults.push('the focus lies under ' + under.trim().slice(0, 40) + ': ' + name(el));
    const before = stops[k - 1]?.el;
    if (!before || !el.isConnected || floats(el) || floats(before)) return;
    // Order within a list entry is free.
    if (el.closest('li') && el.closest('li') === before.closest('li')) return;
    const [from, to] = [before.getBoundingClientRect(), el.getBoundingClientRect()];
    if (to.bottom <= from.top && to.left < from.right) faults.push('after what stands below it: ' + name(el));
  });
  return faults;
}`;
