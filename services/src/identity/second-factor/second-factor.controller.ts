import type { Caller } from '@naksha/events/contracts';
import { Address, SignedIn } from '@naksha/events/http';
import type { FactorAdded, FactorProven, SecondFactorState, TotpOffer } from '@naksha/events/wire/second-factor';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { emptyBody } from '../../http/no-fields.ts';
import { Profiles } from '../profile/profiles.ts';
import { ProveFactor } from './prove-factor.ts';
import { SecondFactors } from './second-factors.ts';

const code = z.string().max(40);
const bytes = z.string().max(20_000);
const credentialId = z.base64url().min(1).max(1400);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10);
const newPasskey = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
  clientExtensionResults: z.looseObject({}),
});
const signed = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  clientExtensionResults: z.looseObject({}),
});
const enteredCode = z.strictObject({ code });
const newPasskeyBody = z.strictObject({ passkey: newPasskey });
const proof = z
  .strictObject({ passkey: signed.optional(), totp: code.optional(), recovery_code: code.optional() })
  .refine((said) => Object.values(said).filter((one) => one !== undefined).length === 1, {
    error: 'must have exactly one of passkey, totp and recovery_code',
  });

@Controller('api/me/second-factor')
export class SecondFactorController {
  constructor(
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(ProveFactor) private readonly proving: ProveFactor,
    @Inject(Profiles) private readonly profiles: Profiles,
  ) {}

  @Get()
  describe(@SignedIn() caller: Caller): Promise<SecondFactorState> {
    return this.factors.describe(caller);
  }

  @Post('enrolment')
  @HttpCode(204)
  enrol(
    @Body({ schema: enteredCode }) { code }: z.output<typeof enteredCode>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<void> {
    return this.factors.enterEnrolmentCode({ caller, address }, code);
  }

  @Post('totp')
  @HttpCode(200)
  async offerTotp(
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
  ): Promise<TotpOffer> {
    return this.factors.offerTotp(caller, await this.label(caller));
  }

  @Post('totp/confirm')
  @HttpCode(200)
  confirmTotp(
    @Body({ schema: enteredCode }) { code }: z.output<typeof enteredCode>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<FactorAdded> {
    return this.factors.add({ caller, address }, { factor: 'totp', code });
  }

  @Post('passkeys/options')
  @HttpCode(200)
  async offerPasskey(@Body({ schema: emptyBody }) _: z.output<typeof emptyBody>, @SignedIn() caller: Caller) {
    return this.factors.offerPasskey(caller, await this.label(caller));
  }

  @Post('passkeys')
  @HttpCode(200)
  addPasskey(
    @Body({ schema: newPasskeyBody }) { passkey }: z.output<typeof newPasskeyBody>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<FactorAdded> {
    const said = passkey as unknown as RegistrationResponseJSON;
    return this.factors.add({ caller, address }, { factor: 'passkey', passkey: said });
  }

  @Post('challenge')
  @HttpCode(200)
  challenge(@Body({ schema: emptyBody }) _: z.output<typeof emptyBody>, @SignedIn() caller: Caller) {
    return this.proving.createChallenge(caller);
  }

  @Post('proof')
  @HttpCode(200)
  prove(
    @Body({ schema: proof }) said: z.output<typeof proof>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<FactorProven> {
    const asking = { caller, address };
    const { passkey, totp, recovery_code } = said;
    if (totp !== undefined) return this.proving.prove(asking, { factor: 'totp', code: totp });
    if (recovery_code !== undefined)
      return this.proving.prove(asking, { factor: 'recovery_code', code: recovery_code });
    const answer = passkey as unknown as AuthenticationResponseJSON;
    return this.proving.prove(asking, { factor: 'passkey', passkey: answer });
  }

  @Post('recovery-codes')
  @HttpCode(200)
  async renewRecoveryCodes(
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<{ recovery_codes: string[] }> {
    return { recovery_codes: await this.factors.renewRecoveryCodes({ caller, address }) };
  }

  @Delete('totp')
  @HttpCode(204)
  removeTotp(
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<void> {
    return this.factors.remove({ caller, address }, { factor: 'totp' });
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  removePasskey(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<void> {
    // An invalid id matches no passkey.
    return this.factors.remove({ caller, address }, { factor: 'passkey', id: credentialId.safeParse(id).data ?? '' });
  }

  /** Shown in an authenticator app; contains no phone number. */
  private async label(caller: Caller): Promise<string> {
    const { mobile_phone } = await this.profiles.getProfile(caller);
    return `…${mobile_phone.slice(-4)}`;
  }
}
