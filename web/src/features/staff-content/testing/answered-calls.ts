import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Call it once, at the top of the file. */
export function stubContentApi() {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    fetched.mockImplementation(async () => Response.json({ code: 200, position: '1:1' }));
  });
  afterEach(() => {
    cleanup();
    fetched.mockReset();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    fetched,
    sent: (k = 0) => {
      const [address, init] = fetched.mock.calls[k];
      return { to: `${init?.method} ${address}`, body: JSON.parse(String(init?.body)) };
    },
    headersOf: (k = 0) => new Headers(fetched.mock.calls[k][1]?.headers),
    callsOf: (method: string) => fetched.mock.calls.flatMap(([, init], k) => (init?.method === method ? [k] : [])),
  };
}

export const typeInField = (label: string | RegExp, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at], { target: { value } });
export const pressButton = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export async function pressInDialog(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name })));
}
