import type { Config } from '../config/config.ts';
import { UserError } from '../process/user-error.ts';
import type { Part } from './part.ts';

/** Settings that a part in its own process shares with others, so there is no default. */
const SHARED = {
  api: ['DATABASE_URL', 'NAKSHA_SECRET'],
  projector: ['DATABASE_URL'],
  relay: ['DATABASE_URL', 'KAFKA_BROKERS'],
  // It writes links to the site into messages.
  worker: ['DATABASE_URL', 'NAKSHA_SECRET', 'PUBLIC_URL'],
} as const satisfies Record<Part, readonly (keyof Config)[]>;

export function assertSharedSettings(config: Config, part: Part): void {
  const missing = [...SHARED[part]].filter((name) => config[name].length === 0);
  if (missing.length > 0)
    throw new UserError(missing.map((name) => `${name} must be set, because separate processes share it`).join('\n'));
}
