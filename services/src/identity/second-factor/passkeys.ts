import type { AccountId, Clock } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ServicesSettings } from '../../injection/settings.ts';
import { CLOCK, SETTINGS } from '../../injection/tokens.ts';
import type { StaffPasskey } from '../../prisma-client/client.ts';
import { Challenges } from './challenges.ts';
import type { FactorOwner, FactorTables } from './factor-changes.ts';

/** EdDSA, ES256 and RS256 (COSE). The library would prefer ML-DSA, which is experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** On first use: a tenth of the process's modules, needed by staff only. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Bound to the site's origin. The SMS code is the first factor, so user verification is optional. */
@Injectable()
export class Passkeys {
  constructor(
    @Inject(Challenges) private readonly challenges: Challenges,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  list(tables: FactorTables, account: AccountId): Promise<StaffPasskey[]> {
    return tables.staffPasskey.findMany({ where: { account }, orderBy: { createdAt: 'asc' } });
  }

  /** For `navigator.credentials.create`. `label`: shown by the device. */
  async offerRegistration(tables: FactorTables, { account, session }: FactorOwner, label: string) {
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: this.#site.rpID,
      rpID: this.#site.rpID,
      userName: label,
      userID: new TextEncoder().encode(account),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: (await this.list(tables, account)).map(toCredential),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await this.challenges.store(tables, {
      session,
      purpose: 'add',
      challenge: options.challenge,
      now: this.clock.now(),
    });
    return options;
  }

  /** Whether the response matches the challenge. */
  async add(
    tables: FactorTables,
    { account, session }: FactorOwner,
    response: RegistrationResponseJSON,
  ): Promise<boolean> {
    const now = this.clock.now();
    const challenge = await this.challenges.take(tables, { session, purpose: 'add', now });
    if (!challenge) return false;
    const { rpID, origin } = this.#site;
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const verified = await undefinedIfInvalid(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified) return false;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const { count } = await tables.staffPasskey.createMany({
      data: {
        id,
        account,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter: BigInt(counter),
        transports: transports.join(','),
        createdAt: now,
      },
      skipDuplicates: true,
    });
    return count > 0;
  }

  /** For `navigator.credentials.get`. */
  async createChallenge(tables: FactorTables, { account, session }: FactorOwner) {
    const allowCredentials = (await this.list(tables, account)).map(toCredential);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.#site.rpID,
      allowCredentials,
      userVerification: 'preferred',
    });
    await this.challenges.store(tables, {
      session,
      purpose: 'prove',
      challenge: options.challenge,
      now: this.clock.now(),
    });
    return options;
  }

  async prove(
    tables: FactorTables,
    { account, session }: FactorOwner,
    response: AuthenticationResponseJSON,
  ): Promise<boolean> {
    const now = this.clock.now();
    const challenge = await this.challenges.take(tables, { session, purpose: 'prove', now });
    const passkey = await tables.staffPasskey.findFirst({ where: { id: response.id, account } });
    if (!challenge || !passkey) return false;
    const { rpID, origin } = this.#site;
    const { id, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const verified = await undefinedIfInvalid(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: Number(counter) },
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return false;
    const data = { counter: BigInt(verified.authenticationInfo.newCounter), lastUsedAt: now };
    // The counter detects a copied key that was used meanwhile.
    const { count } = await tables.staffPasskey.updateMany({ where: { id, account, counter }, data });
    return count > 0;
  }

  async remove(tables: FactorTables, account: AccountId, id: string): Promise<boolean> {
    return (await tables.staffPasskey.deleteMany({ where: { account, id } })).count > 0;
  }

  get #site(): { origin: string; rpID: string } {
    const { origin, hostname } = new URL(this.settings.siteOrigin());
    return { origin, rpID: hostname };
  }
}

const toCredential = ({ id, transports }: StaffPasskey) => ({
  id,
  transports: transports.split(',').filter(Boolean),
});

/** The library throws on any invalid input. */
const undefinedIfInvalid = <Answer>(verifying: Promise<Answer>): Promise<Answer | undefined> =>
  verifying.catch(() => undefined);
