// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactPanel } from '../features/listing/contact-panel.tsx';
import { verifiedFlat } from '../features/listing/testing/verified-flat.ts';
import SignInDialog from '../features/sign-in/sign-in-dialog.tsx';
import { queryClient } from '../shared/api/query-client.ts';
import SaveHeart from '../shared/saving/save-heart.tsx';
import { askToSignIn, endSignInRequest, useSignInRequest } from '../shared/session/sign-in-request.ts';

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 })));
afterEach(() => {
  act(() => endSignInRequest(false));
  cleanup();
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

it.each([
  ['the heart of a card', 'Save A flat', 'Sign in to save this home'],
  ['Save on its page', 'Save', 'Sign in to save this home'],
  ['Contact seller', 'Contact seller', 'Sign in to contact the seller'],
])('a signed-out user who clicks %s sees why sign-in is needed', async (_, name, said) => {
  render(
    <Page>
      <SaveHeart card={{ id: listingIdFromNumber(1), title: 'A flat' }} />
      <ContactPanel property={{ ...verifiedFlat, has_access: { can_view: false, is_liked: false } }} />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await title()).toBe(said);
  screen.getByText('Buy and Sell Property Online With Free Assistance');
});

it('a user who requests sign-in directly sees no further explanation', async () => {
  render(<Page />);
  act(() => askToSignIn());
  expect(await title()).toBe('Sign in');
});
