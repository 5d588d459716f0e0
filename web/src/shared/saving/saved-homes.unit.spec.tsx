// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startSession } from '../session/session.ts';
import SaveHeart from './save-heart.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('every card of a home shows a pressed heart until the server has responded', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (path: string) =>
    String(path).includes('/buyer/saved') ? answer : new Promise<Response>(() => {}),
  );
  act(() => startSession('a token'));
  const card = { id: listingIdFromNumber(1), title: 'A flat' };
  render(
    <QueryClientProvider client={queryClient}>
      <SaveHeart card={card} />
      <SaveHeart card={card} />
      <SaveHeart card={{ id: listingIdFromNumber(2), title: 'A house' }} />
    </QueryClientProvider>,
  );
  const pressed = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'false', 'false']);
  fireEvent.click(screen.getAllByRole('button')[0]);
  expect(pressed()).toEqual(['true', 'true', 'false']);
  resolve(Response.json({ title: 'no', status: 409, code: 'conflict' }, { status: 409 }));
  await vi.waitFor(() => expect(pressed()).toEqual(['false', 'false', 'false']));
});
