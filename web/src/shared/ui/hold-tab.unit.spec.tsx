// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a Tab that is pressed before the focus is back at the dialog’s other end doesn’t take it out', async () => {
  render(
    <Dialog title="Erase" onClose={() => {}}>
      <input aria-label="Code" />
    </Dialog>,
  );
  const field = await screen.findByLabelText('Code');
  const guards = document.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard][data-type=inside]');
  expect(guards).toHaveLength(2);
  for (const guard of guards) expect(fireEvent.keyDown(guard, { key: 'Tab' })).toBe(false);
  expect(fireEvent.keyDown(guards[0], { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
});
