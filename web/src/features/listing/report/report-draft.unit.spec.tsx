// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ReportDialog from './report-dialog.tsx';

const NOTE = 'Why do you think so?';
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => Response.json({ status: 'taken' }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(listing: number) {
  const onClose = vi.fn(cleanup);
  render(<ReportDialog id={listingIdFromNumber(listing)} onClose={onClose} />);
  return { note: await screen.findByLabelText<HTMLTextAreaElement>(/Details/), onClose };
}

it('text typed into a dialog that Escape closed is restored for that listing, until it is sent', async () => {
  const first = await open(1);
  fireEvent.click(screen.getByLabelText('Already sold'));
  fireEvent.change(first.note, { target: { value: NOTE } });
  fireEvent.keyDown(first.note, { key: 'Escape' });
  expect(first.onClose).toHaveBeenCalled();

  expect((await open(2)).note.value).toBe('');
  cleanup();
  const again = await open(1);
  expect(again.note.value).toBe(NOTE);
  expect(screen.getByLabelText<HTMLInputElement>('Already sold').checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  expect((await open(1)).note.value).toBe('');
});

it('Cancel discards typed text', async () => {
  const { note, onClose } = await open(3);
  fireEvent.change(note, { target: { value: NOTE } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect((await open(3)).note.value).toBe('');
});
