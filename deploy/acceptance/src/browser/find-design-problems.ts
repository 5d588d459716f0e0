import type { Page } from 'playwright-core';

/**
 * Deviations from the visual design: text sizes and weights, touch targets, corner radii, use of red. Links in a text may be as
 * high as their line.
 * @returns one line each
 */
export const findDesignProblems = (page: Page): Promise<string[]> => page.evaluate(`(${LOOK})()`);

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
  // The map library's own controls and attribution.
  const foreign = (el) => el.closest('.maplibregl-ctrl, [data-testid=light-credits]');
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
    // A slider's thumb has a larger target.
    const { width, height } = el.type === 'range' ? around(el.parentElement) : target.getBoundingClientRect();
    // For screen readers only, or covered by its replacement.
    if (width <= 1 || height <= 1) continue;
    if (width < TARGET - 0.5 || height < TARGET - 0.5)
      faults.add('a target of ' + Math.round(width) + ' × ' + Math.round(height) + ': ' + name(target));
  }
  const style = (el) => getComputedStyle(el);
  const CORNERS = { control: 4, card: 8, sheet: 16 };
  for (const el of document.querySelectorAll('body *')) {
    const radius = parseFloat(style(el).borderTopLeftRadius);
    if (!radius || el.closest('svg') || foreign(el) || el.closest('[class*="maplibregl"]') || !seen(el)) continue;
    const { width, height } = el.getBoundingClientRect();
    // Round, such as a badge or handle.
    if (radius >= Math.min(width, height) / 2) continue;
    const lifted = style(el).boxShadow !== 'none' || parseFloat(style(el).borderTopWidth) > 0;
    // Stacked buttons are one control.
    const group = el.children.length > 1 && [...el.children].every((child) => child.matches('button'));
    const control = group || el.matches('textarea') || (el.matches('button, select, input, [role=tab]') && height < 60);
    const sheet = lifted && (el.matches('[role=dialog], [data-testid=sheet], [data-testid=selected-card]'));
    const kind = control ? 'control' : sheet ? 'sheet' : lifted && height >= 60 ? 'card' : undefined;
    const right = kind ? radius === CORNERS[kind] : Object.values(CORNERS).includes(radius);
    if (!right) faults.add('a ' + (kind ?? 'thing') + ' with corners of ' + radius + ' px: ' + name(el));
  }
  // Red is for the call to action or the selected item; the logo and errors are red too.
  const RED = 'rgb(200, 16, 46)';
  const excused = (el) => el.closest('[role=alert], [aria-invalid=true], [data-brand]') || foreign(el);
  // A dialog counts as a separate view.
  const view = [...document.querySelectorAll('[role=dialog]')].filter(seen).at(-1) ?? document.body;
  const red = [...view.querySelectorAll('*')].filter((el) => {
    const { backgroundColor, color, fill, borderTopColor, borderTopWidth } = style(el);
    const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const paints = backgroundColor === RED || (own && color === RED) || (parseFloat(borderTopWidth) > 0 && borderTopColor === RED)
      || (el.matches('svg, path, circle, rect') && (fill === RED || style(el).stroke === RED));
    return paints && seen(el) && !excused(el);
  });
  const spent = new Set(red.map((el) => el.closest('a, button, [aria-selected=true], [aria-current]') ?? el));
  for (const el of spent)
    if (!el.matches('a, button, [aria-selected=true], [aria-current]')) faults.add('red on what is no call to action: ' + name(el));
  if (spent.size > 1) faults.add('red on ' + spent.size + ' things: ' + [...spent].map(name).join(' | '));
  return [...faults];
}`;
