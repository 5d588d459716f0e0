import { type Caller, Problem } from '@naksha/events/contracts';
import { Address, BearerToken, SignedIn } from '@naksha/events/http';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param } from '@nestjs/common';
import { z } from 'zod';
import { refusalProblem } from '../commands/refusal.ts';
import { emptyBody } from '../http/no-fields.ts';
import { SecurityLog } from '../security/security-log.ts';
import { proofTooOld } from './second-factor/factor-rules.ts';
import { type OpenSession, Sessions } from './sessions.ts';

@Controller('api/me/sessions')
export class SessionsController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Get()
  async listSessions(
    @SignedIn() { account }: Caller,
    @BearerToken() token: string,
  ): Promise<{ sessions: OpenSession[] }> {
    return { sessions: await this.sessions.listSessions(account, token) };
  }

  @Delete(':id')
  @HttpCode(204)
  async endSession(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<void> {
    const outcome = z.uuid().safeParse(id).success ? await this.sessions.endOwn(caller, id) : 'unknown';
    if (outcome === 'proven') throw refusalProblem(proofTooOld);
    if (outcome === 'unknown') throw new Problem(404, 'no_such_session', 'Session not found.');
    this.security.record({ kind: 'session_ended', by: 'owner', account: caller.account, address, session: id });
  }
}
