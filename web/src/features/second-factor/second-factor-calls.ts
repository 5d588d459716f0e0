import type { FactorAdded, FactorProven, SecondFactorState, TotpOffer } from '@naksha/events/wire/second-factor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { get, once } from '../../shared/api/api.ts';
import { openSession } from '../../shared/session/session.ts';
import { PasskeyUnused } from './staff-words.ts';

const PATH = '/me/second-factor';

/** Loaded only when a passkey is used. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: ({ signal }) => get<SecondFactorState>(PATH, { signal }),
});

export const enterEnrolmentCode = (code: string): Promise<null> => once('POST', `${PATH}/enrolment`, { code });

export const offerTotp = (): Promise<TotpOffer> => once('POST', `${PATH}/totp`, {});
export const confirmTotp = (code: string): Promise<FactorAdded> => once('POST', `${PATH}/totp/confirm`, { code });

export async function addPasskey(): Promise<FactorAdded> {
  const optionsJSON = await once<PublicKeyCredentialCreationOptionsJSON>('POST', `${PATH}/passkeys/options`, {});
  const { startRegistration } = await loadWebAuthn();
  const passkey = await startRegistration({ optionsJSON }).catch(unused);
  return once('POST', `${PATH}/passkeys`, { passkey });
}

export async function provePasskey(): Promise<void> {
  const optionsJSON = await once<PublicKeyCredentialRequestOptionsJSON>('POST', `${PATH}/challenge`, {});
  const { startAuthentication } = await loadWebAuthn();
  const passkey = await startAuthentication({ optionsJSON }).catch(unused);
  takeToken(await once('POST', `${PATH}/proof`, { passkey }));
}

export const proveCode = async (kind: 'totp' | 'recovery_code', code: string): Promise<void> =>
  takeToken(await once('POST', `${PATH}/proof`, { [kind]: code }));

export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await once<{ recovery_codes: string[] }>('POST', `${PATH}/recovery-codes`, {})).recovery_codes;

export const removeTotp = (): Promise<null> => once('DELETE', `${PATH}/totp`);
export const removePasskey = (id: string): Promise<null> => once('DELETE', `${PATH}/passkeys/${id}`);

/** The session continues with a new token that has more access. */
export function takeToken({ access }: FactorProven): void {
  if (access) openSession(access);
}

const unused = (cause: unknown): never => {
  throw new PasskeyUnused('the browser gave no passkey', { cause });
};
