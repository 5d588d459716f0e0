import { randomInt, randomUUID } from 'node:crypto';
import { Problem, type WorkChallenge } from '@naksha/events/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../../injection/settings.ts';
import { SETTINGS, SMS_GATEWAY } from '../../injection/tokens.ts';
import type { SmsGateway } from '../sms-gateway.port.ts';
import type { SignInRequest } from './budgets/asking.ts';
import { PrefixPauses } from './budgets/prefix-pauses.ts';
import { TextBudgets } from './budgets/text-budgets.ts';
import { type CheckedWork, WorkProofs } from './work/work-proofs.ts';

/** For a browser unknown to the number. `giveBack`: if it is not sent. */
export type AllowedText = { outcome: 'paid'; work?: CheckedWork; giveBack(): Promise<void> };
export type TextRefused =
  | { outcome: 'work_wanted'; work: WorkChallenge }
  | { outcome: 'prefix_paused'; retryAfter: number };

@Injectable()
export class CodeTexts {
  constructor(
    @Inject(TextBudgets) private readonly budgets: TextBudgets,
    @Inject(PrefixPauses) private readonly pauses: PrefixPauses,
    @Inject(WorkProofs) private readonly proofs: WorkProofs,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  async chargeForText(
    request: SignInRequest,
    proof: string | undefined,
    now: Date,
  ): Promise<AllowedText | TextRefused> {
    const { e164 } = request.phone;
    const retryAfter = await this.pauses.findPauseSeconds(e164, now);
    if (retryAfter > 0) return { outcome: 'prefix_paused', retryAfter };
    const { work, giveBack } = await this.budgets.takeText(request, now);
    if (work === 0) return { outcome: 'paid', giveBack };
    const checked = proof && (await this.proofs.checkProof(proof, e164, work, now));
    if (checked) return { outcome: 'paid', work: checked, giveBack };
    await giveBack();
    return { outcome: 'work_wanted', work: this.proofs.issueChallenge(e164, work, now) };
  }

  /** False if the proof was already used. */
  async send({ work }: AllowedText, phone: string, code: string, now: Date): Promise<boolean> {
    if (work && !(await this.proofs.markSpent(work))) return false;
    await this.pauses.countSent(phone, now);
    await this.deliver(phone, code);
    return true;
  }

  async deliver(phone: string, code: string): Promise<void> {
    const message = { idempotencyKey: randomUUID() };
    await this.sms.send(phone, `${code} is your ${this.settings.BRAND_NAME} code`, message).catch((cause: unknown) => {
      throw Object.assign(new Problem(503, 'sms_not_sent', 'The code could not be sent. Try again.'), { cause });
    });
  }
}

export const randomDigits = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');
