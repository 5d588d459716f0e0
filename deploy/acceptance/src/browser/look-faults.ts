import type { Page } from 'playwright-core';

/**
 * Where a page leaves its visual language: a text in another size, line height or weight than those there are, small words
 * in a field, or a target that a finger misses. Links within a text are as high as their line.
 * @returns a line for each, empty where all is well
 */
export const lookFaults = (page: Page): Promise<string[]> => page.evaluate(`(${LOOK})()`);

/** Run in the page, whose types this package doesn't have. */
const LOOK = `() => {
  const faults = new Set();
  const SIZES = ['12/16', '14/20', '16/24', '20/28', '24/32', '32/40'];
  const WEIGHTS = ['400', '600', '700'];
  const TARGET = 44;
  const seen = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (el) => (el.innerText || el.getAttribute('aria-label') || el.className || el.tagName).trim().slice(0, 40);
  const around = (thumb) => {
    const { width, height } = getComputedStyle(thumb, '::before');
    return { width: parseFloat(width), height: parseFloat(height) };
  };
  // What the map library draws has sizes of its own.
  const foreign = (el) => el.closest('.maplibregl-ctrl');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest('script, style, noscript, title, svg, option') || foreign(holder) || !seen(holder)) continue;
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(holder);
    const size = parseFloat(fontSize) + '/' + parseFloat(lineHeight);
    if (!SIZES.includes(size) || !WEIGHTS.includes(fontWeight))
      faults.add('text of ' + size + ' ' + fontWeight + ': ' + node.textContent.trim().slice(0, 40));
  }
  for (const field of document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=range]), select, textarea'))
    if (seen(field) && parseFloat(getComputedStyle(field).fontSize) < 16) faults.add('small words in a field: ' + name(field));
  for (const el of document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab]')) {
    if (!seen(el) || el.closest('[inert]') || getComputedStyle(el).display === 'inline') continue;
    const target = el.closest('label') ?? el;
    // A slider's thumb answers around itself.
    const { width, height } = el.type === 'range' ? around(el.parentElement) : target.getBoundingClientRect();
    // For screen readers alone, or behind what shows it.
    if (width <= 1 || height <= 1) continue;
    if (width < TARGET - 0.5 || height < TARGET - 0.5)
      faults.add('a target of ' + Math.round(width) + ' × ' + Math.round(height) + ': ' + name(target));
  }
  return [...faults];
}`;
