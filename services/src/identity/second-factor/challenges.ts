import { Injectable } from '@nestjs/common';
import type { FactorTables } from './factor-changes.ts';
import { CHALLENGE_LIFETIME_MS } from './factor-rules.ts';

type Asked = { session: string; purpose: 'add' | 'prove'; now: Date };

/** Valid once; deleted with its session. */
@Injectable()
export class Challenges {
  async store(
    tables: FactorTables,
    { session, purpose, challenge, now }: Asked & { challenge: string },
  ): Promise<void> {
    const data = { challenge, purpose, expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME_MS) };
    await tables.staffChallenge.upsert({ where: { session }, create: { session, ...data }, update: data });
  }

  async take(tables: FactorTables, { session, purpose, now }: Asked): Promise<string | undefined> {
    const [taken] = await tables.$queryRaw<{ challenge: string; expires_at: Date }[]>`
      delete from staff_challenge where session = ${session}::uuid and purpose = ${purpose}
      returning challenge, expires_at`;
    return taken && taken.expires_at > now ? taken.challenge : undefined;
  }
}
