import type { FactorAdded, FactorProven, SecondFactorState, TotpOffer } from '@naksha/events/wire/second-factor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson, sendRequestOnce } from '../../shared/api/api.ts';
import { startSession } from '../../shared/session/session.ts';
import { PasskeyUnused } from './staff-words.ts';

const PATH = '/me/second-factor';

/** Loaded only when a passkey is used. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: ({ signal }) => fetchJson<SecondFactorState>(PATH, { signal }),
});

export const submitOperatorEnrolmentCode = (code: string): Promise<null> =>
  sendRequestOnce('POST', `${PATH}/enrolment`, { code });

export const requestTotpSetup = (): Promise<TotpOffer> => sendRequestOnce('POST', `${PATH}/totp`, {});
export const confirmTotp = (code: string): Promise<FactorAdded> =>
  sendRequestOnce('POST', `${PATH}/totp/confirm`, { code });

export async function addPasskey(): Promise<FactorAdded> {
  const optionsJSON = await sendRequestOnce<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    `${PATH}/passkeys/options`,
    {},
  );
  const { startRegistration } = await loadWebAuthn();
  const passkey = await startRegistration({ optionsJSON }).catch(throwPasskeyUnused);
  return sendRequestOnce('POST', `${PATH}/passkeys`, { passkey });
}

export async function proveWithPasskey(): Promise<void> {
  const optionsJSON = await sendRequestOnce<PublicKeyCredentialRequestOptionsJSON>('POST', `${PATH}/challenge`, {});
  const { startAuthentication } = await loadWebAuthn();
  const passkey = await startAuthentication({ optionsJSON }).catch(throwPasskeyUnused);
  replaceAccessToken(await sendRequestOnce('POST', `${PATH}/proof`, { passkey }));
}

export const proveWithCode = async (kind: 'totp' | 'recovery_code', code: string): Promise<void> =>
  replaceAccessToken(await sendRequestOnce('POST', `${PATH}/proof`, { [kind]: code }));

export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await sendRequestOnce<{ recovery_codes: string[] }>('POST', `${PATH}/recovery-codes`, {})).recovery_codes;

export const removeTotp = (): Promise<null> => sendRequestOnce('DELETE', `${PATH}/totp`);
export const removePasskey = (id: string): Promise<null> => sendRequestOnce('DELETE', `${PATH}/passkeys/${id}`);

/** The session continues with a new token that has more access. */
export function replaceAccessToken({ access }: FactorProven): void {
  if (access) startSession(access);
}

const throwPasskeyUnused = (cause: unknown): never => {
  throw new PasskeyUnused('the browser gave no passkey', { cause });
};
