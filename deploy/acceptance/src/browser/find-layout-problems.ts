import type { Page } from 'playwright-core';

export const findLayoutProblems = (page: Page): Promise<string[]> => page.evaluate(`(${LOOK})()`);

const LOOK = `() => {
  const faults = new Set();
  const CONTROL = 'a[href], button, select, input, textarea, [role=tab], [role=button], label:has(input)';
  const seen = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (el) => (el.innerText || el.placeholder || el.getAttribute('aria-label') || el.className.baseVal || el.className || el.tagName).trim().slice(0, 50);
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) faults.add('the page is wider than the screen by ' + over + ' px');

  // Texts against clipping ancestors and their control.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent.trim();
    const holder = node.parentElement;
    if (!words || holder.closest('script, style, noscript, option, title, [inert]') || !seen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 1) judge(words, rect, holder);
  }
  function judge(words, rect, holder) {
    let x = true;
    let y = true;
    const middle = (rect.top + rect.bottom) / 2;
    for (let el = holder; el && el !== document.body; el = el.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(el);
      if (display === 'inline') continue;
      const box = el.getBoundingClientRect();
      // For screen readers only.
      if (box.width <= 1 && box.height <= 1) return;
      const besideX = rect.left < box.left - 1 || rect.right > box.right + 1;
      const besideY = middle < box.top || middle > box.bottom;
      if (/auto|scroll/.test(overflowX)) x = false;
      if (/auto|scroll/.test(overflowY)) y = false;
      const cuts = (x && besideX && /hidden|clip/.test(overflowX)) || (y && besideY && /hidden|clip/.test(overflowY));
      if (cuts) return void faults.add('cut off: ' + words.slice(0, 60));
      if (el.matches(CONTROL) && ((x && besideX) || (y && besideY)))
        return void faults.add('stands out of its control: ' + words.slice(0, 60));
      if (position === 'fixed') break;
    }
    if (x && (rect.left < -1 || rect.right > innerWidth + 1)) faults.add('beside the screen: ' + words.slice(0, 60));
  }

  // Text of selects and placeholders, which has no node.
  const ruler = document.createElement('canvas').getContext('2d');
  for (const el of document.querySelectorAll('select, input[placeholder]')) {
    if (!seen(el)) continue;
    const style = getComputedStyle(el);
    ruler.font = style.font;
    const words = el.tagName === 'SELECT' ? (el.selectedOptions[0]?.text ?? '') : el.value ? '' : el.placeholder;
    const room = el.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (ruler.measureText(words).width > room + 1) faults.add('no room in the field: ' + words);
  }

  // Floating controls may cover the page.
  const layer = (el) => {
    for (let at = el; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at;
    return document.body;
  };
  // Controls scrolled out of a container.
  const shownBox = (el) => {
    let { left, top, right, bottom } = el.getBoundingClientRect();
    for (let at = el; at.parentElement && getComputedStyle(at).position !== 'fixed'; ) {
      at = at.parentElement;
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const controls = [...document.querySelectorAll(CONTROL)]
    .filter((el) => seen(el) && !el.closest('[inert]'))
    .map((el) => ({ el, box: shownBox(el), layer: layer(el) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  controls.forEach((one, k) => {
    for (const other of controls.slice(k + 1)) {
      if (one.layer !== other.layer || one.el.contains(other.el) || other.el.contains(one.el)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 2 && high > 2) faults.add('over each other: ' + name(one.el) + ' / ' + name(other.el));
    }
  });
  return [...faults];
}`;
