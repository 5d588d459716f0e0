import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { CHALLENGE_LIVES } from './factor-rules.ts';

type Purpose = 'add' | 'prove';

/** What a passkey was asked to sign: the newest of each session, good for one answer. It goes with its session. */
@Injectable()
export class Challenges {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async keep(session: string, purpose: Purpose, { challenge, now }: { challenge: string; now: Date }): Promise<void> {
    const data = { challenge, purpose, expiresAt: new Date(now.getTime() + CHALLENGE_LIVES) };
    await this.database.staffChallenge.upsert({ where: { session }, create: { session, ...data }, update: data });
  }

  async take(session: string, purpose: Purpose, now: Date): Promise<string | undefined> {
    const [taken] = await this.database.$queryRaw<{ challenge: string; expires_at: Date }[]>`
      delete from staff_challenge where session = ${session}::uuid and purpose = ${purpose}
      returning challenge, expires_at`;
    return taken && taken.expires_at > now ? taken.challenge : undefined;
  }
}
