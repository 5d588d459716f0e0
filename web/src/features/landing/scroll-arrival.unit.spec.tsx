// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RevealOnScroll } from './landing-page.tsx';

const css = readFileSync(join(import.meta.dirname, '../../app/theme.css'), 'utf8');
let watched: Element | undefined;
let tell: (entries: { isIntersecting: boolean }[]) => void;
class Watch {
  constructor(onChange: typeof tell) {
    tell = onChange;
  }
  observe(part: Element) {
    watched = part;
  }
  disconnect() {
    watched = undefined;
  }
}

beforeAll(() => void vi.stubGlobal('IntersectionObserver', Watch));
afterAll(() => void vi.unstubAllGlobals());

it('N-05 content scrolled into view appears in 500 ms, each time, and without animation if reduced motion is requested', () => {
  const { container, unmount } = render(<RevealOnScroll>Questions</RevealOnScroll>);
  expect(watched).toBe(container.firstElementChild);
  const seen = [true, false, true].map((isIntersecting) => {
    tell([{ isIntersecting }]);
    return container.firstElementChild?.hasAttribute('data-in-view');
  });
  expect(seen).toEqual([true, false, true]);
  expect(container.innerHTML).toContain('class="in-data-in-view:animate-rise"');
  unmount();
  expect(watched).toBeUndefined();
  expect(css).toContain('--animate-rise: rise 500ms ease-out;');
  const whenUnwelcome = /@media \(prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1];
  expect(whenUnwelcome).toContain('--animate-rise: none;');
});
