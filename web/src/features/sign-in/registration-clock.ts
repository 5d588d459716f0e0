import type { Page } from '@naksha/events/contracts';
import { onSessionChange, sessionState } from '../../shared/session/session.ts';
import { askToRegister, onSignInRequest, signInRequest } from '../../shared/session/sign-in-request.ts';
import {
  firstDelayMs,
  isMandatory,
  mayAppearOn,
  mayDialogAppear,
  REAPPEARS_AFTER_MS,
  reappearsAfterClose,
} from './registration-rules.ts';
import { storeDialogShown, wasDialogShown } from './shown-popup-flag.ts';
import { changeUserState, userState } from './user-state.ts';

/** Milliseconds. */
const LOOKS_AGAIN_MS = 1000;

/** `isBusy`: the person is typing, or something covers the page. */
type Surroundings = { findPage(): Page | undefined; isBusy(): boolean };

export function startRegistrationClock({ findPage, isBusy }: Surroundings): () => void {
  let appearance = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };
  const look = () => {
    if (sessionState() !== 'out') return;
    const free = signInRequest() === undefined && !isBusy();
    if (!free || !mayAppearOn(findPage()) || !mayDialogAppear(userState())) return wait(LOOKS_AGAIN_MS);
    appearance++;
    changeUserState({ isPopedUp: true });
    if (isMandatory(appearance)) storeDialogShown();
    askToRegister(appearance);
  };
  const noticeClosing = () => {
    if (!userState().isPopedUp || signInRequest()?.appearance !== undefined) return;
    changeUserState({ isPopedUp: false });
    if (reappearsAfterClose(appearance)) wait(REAPPEARS_AFTER_MS);
  };
  const begin = () => {
    if (sessionState() === 'out' && appearance === 0) wait(firstDelayMs(wasDialogShown()));
  };
  const stops = [onSignInRequest(noticeClosing), onSessionChange(begin)];
  begin();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
