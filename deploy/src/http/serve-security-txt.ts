import { Problem } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const DAY_MS = 86_400_000;
/** The RFC allows up to a year; the date moves with each request. */
const VALID_DAYS = 180;
const PATH = '/.well-known/security.txt';

export type SecurityTxtDeps = {
  config: Pick<Config, 'SECURITY_CONTACT' | 'BRAND_EMAIL'>;
  clock: Clock;
  /** Without a trailing slash. */
  origin: () => string;
};

/** RFC 9116. */
export function serveSecurityTxt(server: FastifyInstance, { config, clock, origin }: SecurityTxtDeps): void {
  const contact = config.SECURITY_CONTACT || (config.BRAND_EMAIL && `mailto:${config.BRAND_EMAIL}`);
  server.get(PATH, async (_, reply) => {
    if (!contact)
      throw new Problem(404, 'not_found', 'This file is not available because SECURITY_CONTACT is not set.');
    const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, hi, pa',
      `Canonical: ${origin()}${PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
