import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS } from '../injection/tokens.ts';
import { deriveKey } from './derive-key.ts';
import { equalInConstantTime } from './is-same.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Secrets = Pick<ServicesSettings, 'secret' | 'previousSecret'>;
type Key = { id: string; secret: KeyObject; derive(purpose: string): KeyObject };

/**
 * Stored values start with the id of their secret, `id.…`. While a secret is being replaced, both are accepted.
 * Values without an id are from before 2026-11.
 */
@Injectable()
export class KeyRing {
  readonly id: string;
  readonly prefix: string;
  private readonly keys: readonly Key[];

  constructor(@Inject(SETTINGS) { secret, previousSecret }: Secrets) {
    const secrets = previousSecret && previousSecret !== secret ? [secret, previousSecret] : [secret];
    this.keys = secrets.map(buildKey);
    this.id = this.keys[0].id;
    this.prefix = `${this.id}.`;
  }

  hash(purpose: string, text: string): string {
    return hashWith(this.keys[0], purpose, text);
  }

  /** Current first. Unique values are claimed under all. */
  hashes(purpose: string, text: string): string[] {
    return this.keys.map((key) => hashWith(key, purpose, text));
  }

  /** All stored forms, current first. */
  storedForms(purpose: string, text: string): string[] {
    return [...this.hashes(purpose, text), ...this.keys.map(({ secret }) => hashWithoutId(secret, purpose, text))];
  }

  /** In constant time. */
  matches(stored: string, purpose: string, text: string): boolean {
    return this.storedForms(purpose, text).filter((form) => equalInConstantTime(form, stored)).length > 0;
  }

  /**
   * AES-256-GCM.
   * @param context bound to the ciphertext, which cannot be decrypted with another
   */
  seal(purpose: string, context: string, text: string): string {
    const { id, derive } = this.keys[0];
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', derive(`seal/${purpose}`), nonce);
    cipher.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${id}.${sealed.toString('base64url')}`;
  }

  opens(stored: string): boolean {
    return this.keys.some(({ id }) => stored.startsWith(`${id}.`));
  }

  /** @throws if no accepted secret encrypted it, or it was changed or moved */
  open(purpose: string, context: string, stored: string): string {
    const [id, sealed = ''] = stored.split('.');
    const key = this.keys.find((one) => one.id === id);
    if (!key)
      throw new Error(
        `Value (${purpose}) was encrypted with a secret that is no longer configured. Set it as NAKSHA_SECRET_PREVIOUS.`,
      );
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.derive(`seal/${purpose}`), nonce);
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}

function buildKey(secret: string): Key {
  const id = deriveKey(secret, 'key-id').toString('hex').slice(0, 8);
  const derived = new Map<string, KeyObject>();
  // Key objects: hashing with raw bytes takes five times as long.
  const derive = (purpose: string): KeyObject => {
    const key = derived.get(purpose) ?? createSecretKey(deriveKey(secret, purpose));
    derived.set(purpose, key);
    return key;
  };
  return { id, secret: createSecretKey(secret, 'utf8'), derive };
}

const hashWith = ({ id, derive }: Key, purpose: string, text: string): string =>
  `${id}.${createHmac('sha256', derive(`hash/${purpose}`))
    .update(text)
    .digest('base64url')}`;

const hashWithoutId = (secret: KeyObject, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
