import type { FactorAdded, FactorProven, SecondFactorState, TotpOffer } from '@naksha/events/wire/second-factor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { get, sendOnce } from '../../shared/api/api.ts';
import { startSession } from '../../shared/session/session.ts';
import { PasskeyUnused } from './staff-words.ts';

const PATH = '/me/second-factor';

/** Loaded only when a passkey is used. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: ({ signal }) => get<SecondFactorState>(PATH, { signal }),
});

export const enterEnrolmentCode = (code: string): Promise<null> => sendOnce('POST', `${PATH}/enrolment`, { code });

export const offerTotp = (): Promise<TotpOffer> => sendOnce('POST', `${PATH}/totp`, {});
export const confirmTotp = (code: string): Promise<FactorAdded> => sendOnce('POST', `${PATH}/totp/confirm`, { code });

export async function addPasskey(): Promise<FactorAdded> {
  const optionsJSON = await sendOnce<PublicKeyCredentialCreationOptionsJSON>('POST', `${PATH}/passkeys/options`, {});
  const { startRegistration } = await loadWebAuthn();
  const passkey = await startRegistration({ optionsJSON }).catch(throwPasskeyUnused);
  return sendOnce('POST', `${PATH}/passkeys`, { passkey });
}

export async function provePasskey(): Promise<void> {
  const optionsJSON = await sendOnce<PublicKeyCredentialRequestOptionsJSON>('POST', `${PATH}/challenge`, {});
  const { startAuthentication } = await loadWebAuthn();
  const passkey = await startAuthentication({ optionsJSON }).catch(throwPasskeyUnused);
  replaceAccessToken(await sendOnce('POST', `${PATH}/proof`, { passkey }));
}

export const proveCode = async (kind: 'totp' | 'recovery_code', code: string): Promise<void> =>
  replaceAccessToken(await sendOnce('POST', `${PATH}/proof`, { [kind]: code }));

export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await sendOnce<{ recovery_codes: string[] }>('POST', `${PATH}/recovery-codes`, {})).recovery_codes;

export const removeTotp = (): Promise<null> => sendOnce('DELETE', `${PATH}/totp`);
export const removePasskey = (id: string): Promise<null> => sendOnce('DELETE', `${PATH}/passkeys/${id}`);

/** The session continues with a new token that has more access. */
export function replaceAccessToken({ access }: FactorProven): void {
  if (access) startSession(access);
}

const throwPasskeyUnused = (cause: unknown): never => {
  throw new PasskeyUnused('the browser gave no passkey', { cause });
};
