import type { Page } from 'playwright-core';

/**
 * Controls without a visible focus ring of 3 px ink around 2 px white. Use on a page that was not clicked.
 * @returns one line each
 */
export const findFocusProblems = (page: Page): Promise<string[]> => page.evaluate(`(${LOOK})()`);

const LOOK = `() => {
  const faults = new Set();
  const seen = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const ringed = (el) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(el);
    return [outlineStyle, outlineWidth, outlineColor, outlineOffset].join() === 'solid,3px,rgb(22, 24, 29),2px'
      && boxShadow.includes('rgb(255, 255, 255) 0px 0px 0px 2px');
  };
  for (const el of document.querySelectorAll('a[href], button, summary, select, textarea, input, canvas[tabindex], [tabindex="0"]')) {
    if (!seen(el) || el.closest('[inert]') || el.disabled || el.type === 'hidden' || el.tabIndex < 0) continue;
    el.focus({ preventScroll: true });
    if (document.activeElement !== el) continue;
    const stands = el.closest('.ring-within');
    const map = el.matches('canvas') && el.closest('.maplibregl-map');
    if (map) {
      const { borderTopWidth, borderTopColor, boxShadow } = getComputedStyle(map, '::after');
      if ([borderTopWidth, borderTopColor, boxShadow].join(' ') !== '3px rgb(22, 24, 29) rgb(255, 255, 255) 0px 0px 0px 2px inset')
        faults.add('an unseen focus: the map');
    } else if (!ringed(el) && !(stands && ringed(stands)))
      faults.add('an unseen focus: ' + (el.getAttribute('aria-label') || el.innerText || el.name || el.className).trim().slice(0, 50));
  }
  document.activeElement?.blur();
  return [...faults];
}`;
