import { KeyRing } from '@naksha/services';
import type { Config } from '../config/config.ts';
import { loadOrCreateServerSecret } from '../config/secret.ts';

/** IDs of the secrets: the hashes in a backup are only valid with theirs. */
export function loadSecretIds(config: Config): { current: string; accepts(id: string): boolean } {
  const keys = new KeyRing({
    secret: loadOrCreateServerSecret(config),
    previousSecret: config.NAKSHA_SECRET_PREVIOUS || undefined,
  });
  return { current: keys.id, accepts: (id) => keys.opens(`${id}.`) };
}
