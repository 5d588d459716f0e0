import { Readable } from 'node:stream';
import { type Caller, Problem } from '@naksha/events/contracts';
import { Address, SignedIn } from '@naksha/events/http';
import { type Clock, cleanTypedCode } from '@naksha/events/kernel';
import { Body, Controller, Header, HttpCode, Inject, Post, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { RecentProof } from '../identity/fresh-proof.ts';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { AskingBrowser } from '../identity/sign-in/browser/asking-browser.ts';
import type { BrowserIdentity } from '../identity/sign-in/browser/browser-cookies.ts';
import { BudgetCounters } from '../identity/sign-in/budgets/budget-counters.ts';
import { CLOCK } from '../injection/tokens.ts';
import { SecurityLog } from '../security/security-log.ts';
import { OwnData } from './own-data.ts';

const DAY = 86_400_000;
/** Reads every table, and a person rarely needs it. */
export const MAX_FILES_PER_DAY = 5;
const DISPOSITION = 'attachment; filename="naksha-my-data.json"';

const proof = z.strictObject({
  otp: z
    .union([z.string().max(20), z.number()])
    .transform(cleanTypedCode)
    .optional(),
});

/** After a fresh proof of identity. */
@Controller('api/auth')
export class OwnDataController {
  constructor(
    @Inject(OwnData) private readonly data: OwnData,
    @Inject(RecentProof) private readonly proof: RecentProof,
    @Inject(BudgetCounters) private readonly counters: BudgetCounters,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('mydata')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async download(
    @Body({ schema: proof }) { otp }: z.output<typeof proof>,
    @SignedIn() caller: Caller,
    @AskingBrowser() browser: BrowserIdentity,
    @Address() address: string,
  ): Promise<StreamableFile> {
    const { account } = caller;
    const now = this.clock.now();
    await this.proof.byCodeOrSignIn(otp, { caller, browser, address });
    await this.countOne(account, now);
    this.security.record({ kind: 'own_data_taken', account, address });
    // Stops reading when the client disconnects.
    const file = Readable.from(this.data.printFile(account, now), { objectMode: false });
    return new StreamableFile(file, { type: 'application/json; charset=utf-8', disposition: DISPOSITION });
  }

  private async countOne(account: string, now: Date): Promise<void> {
    const counter = { keyHash: this.hashes.hashCounterKey(account), kind: 'own_data' };
    const [{ used, endsAt }] = await this.counters.add([counter], 1, now, DAY);
    if (used <= MAX_FILES_PER_DAY) return;
    this.security.record({ kind: 'rate_limited', limit: 'own_data' });
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
    const detail = `You can export your data ${MAX_FILES_PER_DAY} times a day. Try again later.`;
    throw new Problem(429, 'too_many_requests', detail, undefined, seconds);
  }
}
