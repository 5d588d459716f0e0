// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactPanel } from '../features/listing/contact-panel.tsx';
import { verifiedFlat } from '../features/listing/testing/verified-flat.ts';
import SignInDialog from '../features/sign-in/sign-in-dialog.tsx';
import { queryClient } from '../shared/api/query-client.ts';
import { clearOnDevice } from '../shared/on-device/change-device-list.ts';
import { savedOnDevice } from '../shared/on-device/homes-on-device.ts';
import SaveHeart from '../shared/saving/save-heart.tsx';
import { askToSignIn, endSignInRequest, useSignInRequest } from '../shared/session/sign-in-request.ts';
import { Toasts } from '../shared/ui/toasts.tsx';

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 })));
afterEach(() => {
  act(() => endSignInRequest(false));
  cleanup();
  act(() => clearOnDevice(savedOnDevice));
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Page({ children }: { children?: React.ReactNode }) {
  const asked = useSignInRequest() !== undefined;
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      {asked && <SignInDialog route="SingleProperty" />}
    </QueryClientProvider>
  );
}

const dialogName = async () => (await screen.findByRole('dialog')).getAttribute('aria-labelledby');
const title = async () => document.getElementById((await dialogName()) ?? '')?.textContent;

const show = () =>
  render(
    <Page>
      <SaveHeart card={{ id: listingIdFromNumber(1), title: 'A flat' }} />
      <ContactPanel property={{ ...verifiedFlat, has_access: { can_view: false, is_liked: false } }} />
      <Toasts />
    </Page>,
  );

it('a signed-out user who clicks Contact seller sees why sign-in is needed', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Contact seller' }));
  expect(await title()).toBe('Sign in to contact the seller');
  screen.getByText('Buy and Sell Property Online With Free Assistance');
});

it.each([
  ['the heart of a card', 'Save A flat', 'Save A flat'],
  ['Save on its page', 'Save', 'Saved'],
])('a signed-out user who clicks %s saves at once, reads where, and may sign in', async (_, name, pressed) => {
  show();
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('button', { name: pressed }).getAttribute('aria-pressed')).toBe('true'));
  await screen.findByText('Saved in this browser.');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await title()).toBe('Sign in to keep your saved homes');
});

it('a user who requests sign-in directly sees no further explanation', async () => {
  render(<Page />);
  act(() => askToSignIn());
  expect(await title()).toBe('Sign in');
});
