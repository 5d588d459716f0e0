import { type Caller, Problem } from '@naksha/events/contracts';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param } from '@nestjs/common';
import { z } from 'zod';
import { noFields } from '../http/no-fields.ts';
import { Address, BearerToken, SignedIn } from '../http/signed-in.ts';
import { SecurityLog } from '../security/security-log.ts';
import { type OpenSession, Sessions } from './sessions.ts';

/** Where else one is signed in, and how to end that. */
@Controller('api/me/sessions')
export class SessionsController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Get()
  async mine(@SignedIn() { account }: Caller, @BearerToken() token: string): Promise<{ sessions: OpenSession[] }> {
    return { sessions: await this.sessions.listSessions(account, token) };
  }

  @Delete(':id')
  @HttpCode(204)
  async end(
    @Param('id') id: string,
    @Body({ schema: noFields }) _: z.output<typeof noFields>,
    @SignedIn() { account }: Caller,
    @Address() address: string,
  ): Promise<void> {
    const known = z.uuid().safeParse(id).success && (await this.sessions.endOwn(account, id));
    if (!known) throw new Problem(404, 'no_such_session', 'you have no such session');
    this.security.record({ kind: 'session_ended', by: 'owner', account, address, session: id });
  }
}
