// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a Tab pressed before the focus has wrapped around does not leave the dialog', async () => {
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
