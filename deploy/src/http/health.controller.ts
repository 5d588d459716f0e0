import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

export const READINESS = Symbol('Readiness');

/** Each part by its name: may it be asked already? */
export type Readiness = Readonly<Record<string, () => boolean | Promise<boolean>>>;

@Controller('health')
export class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  /** The process answers; restart it when it doesn't. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'live' };
  }

  /** Send it requests only when every part is ready: database, and the map engine once it has caught up. */
  @Get('ready')
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ status: string; parts: Record<string, boolean> }> {
    const parts: Record<string, boolean> = {};
    for (const [name, ask] of Object.entries(this.readiness))
      parts[name] = await Promise.resolve(ask()).catch(() => false);
    const ready = Object.values(parts).every(Boolean);
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'starting', parts };
  }
}
