import type { Page } from 'playwright-core';
import { untilTrue } from './until-true.ts';

/**
 * What a keyboard alone stumbles over, from the page's top to its end and out of it: a control that Tab doesn't reach, one
 * that comes before what stands above it, a focus that can't be seen or lies under something else, a trap.
 * @returns a line for each, empty where all is well
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(`(${BEGIN})()`);
  // Until the focus has left the page, or comes where it was.
  for (let more = true; more; ) {
    await page.keyboard.press('Tab');
    more = await page.evaluate(`(${STOP})()`);
  }
  return page.evaluate(`(${JUDGE})()`);
}

/**
 * What opens a dialog by Enter: it takes the focus, keeps it from what lies below, closes by Escape and gives it back.
 * @returns a line for each fault, and how many dialogs there were
 */
export async function dialogFaults(page: Page): Promise<{ dialogs: number; faults: string[] }> {
  const openers = await page.locator('[aria-haspopup=dialog]').filter({ visible: true }).all();
  const faults: string[] = [];
  for (const opener of openers) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').last();
    await dialog.waitFor();
    const keeps = () => untilTrue(() => page.evaluate(INSIDE));
    if (!(await keeps())) faults.push(`${name}: its dialog does not take the focus`);
    for (const key of ['Shift+Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    if (!(await keeps()))
      faults.push(
        `${name}: the focus leaves its dialog for ${await page.evaluate('document.activeElement.outerHTML.slice(0, 200)')}`,
      );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const back = () => opener.evaluate((one: { matches(selector: string): boolean }) => one.matches(':focus'));
    if (!(await untilTrue(back))) faults.push(`${name}: its dialog does not give the focus back`);
  }
  return { dialogs: openers.length, faults };
}

const INSIDE = `[...document.querySelectorAll('[role=dialog]')].some((one) => one.contains(document.activeElement))`;

/** Run in the page, whose types this package doesn't have: as if it had just come. */
const BEGIN = `() => {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  scrollTo(0, 0);
  globalThis.keyboardWalk = [];
}`;

/** Run once the page has scrolled to what has the focus. */
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

/** Run in the page: what was to be reached is what can be used there by now. */
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
    // What one entry of a list offers has an order of its own.
    if (el.closest('li') && el.closest('li') === before.closest('li')) return;
    const [from, to] = [before.getBoundingClientRect(), el.getBoundingClientRect()];
    if (to.bottom <= from.top && to.left < from.right) faults.push('after what stands below it: ' + name(el));
  });
  return faults;
}`;
