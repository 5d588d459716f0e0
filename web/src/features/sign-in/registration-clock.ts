import type { Page } from '@naksha/events/contracts';
import { sessionState, subscribeToSession } from '../../shared/session/session.ts';
import { askToRegister, signInRequest, subscribeToSignInRequest } from '../../shared/session/sign-in-request.ts';
import {
  FLAG_LIVES_S,
  firstRegistrationDelayMs,
  isRegistrationMandatory,
  mayRegistrationDialogAppear,
  mayRegistrationDialogAppearOn,
  REAPPEARS_AFTER_MS,
  registrationReappearsAfterClose,
} from './registration-rules.ts';
import { readSignInState, updateSignInState } from './user-state.ts';

/** Milliseconds. */
const LOOKS_AGAIN_MS = 1000;

/** `isBusy`: the person is typing, or something covers the page. */
type Surroundings = { findPage(): Page | undefined; isBusy(): boolean };

export function startRegistrationDialogTimer({ findPage, isBusy }: Surroundings): () => void {
  let appearance = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };
  const look = () => {
    if (sessionState() !== 'out') return;
    const free = signInRequest() === undefined && !isBusy();
    if (!free || !mayRegistrationDialogAppearOn(findPage()) || !mayRegistrationDialogAppear(readSignInState()))
      return wait(LOOKS_AGAIN_MS);
    appearance++;
    updateSignInState({ isPopedUp: true });
    if (isRegistrationMandatory(appearance)) storeDialogShown();
    askToRegister(appearance);
  };
  const noticeClosing = () => {
    if (!readSignInState().isPopedUp || signInRequest()?.appearance !== undefined) return;
    updateSignInState({ isPopedUp: false });
    if (registrationReappearsAfterClose(appearance)) wait(REAPPEARS_AFTER_MS);
  };
  const begin = () => {
    if (sessionState() === 'out' && appearance === 0) wait(firstRegistrationDelayMs(wasDialogShown()));
  };
  const stops = [subscribeToSignInRequest(noticeClosing), subscribeToSession(begin)];
  begin();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

const KEY = 'shownPopup';
type Flag = { value: true; expiry: number };

/** Expires on its own. */
function storeDialogShown(now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ value: true, expiry: now + FLAG_LIVES_S * 1000 } satisfies Flag));
}

function wasDialogShown(now = Date.now()): boolean {
  const kept = localStorage.getItem(KEY);
  if (!kept) return false;
  const stands = hasTimeLeft(kept, now);
  if (!stands) localStorage.removeItem(KEY);
  return stands;
}

function hasTimeLeft(kept: string, now: number): boolean {
  try {
    const { value, expiry } = JSON.parse(kept) as Partial<Flag>;
    return value === true && typeof expiry === 'number' && now < expiry;
  } catch {
    // An invalid value counts as missing.
    return false;
  }
}
