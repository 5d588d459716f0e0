import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KeyRing } from './key-ring.ts';

const [OLD, NEW] = ['the secret of last year, long enough', 'the secret of this year, long enough'];
const before = new KeyRing({ secret: OLD });
const both = new KeyRing({ secret: NEW, previousSecret: OLD });
const after = new KeyRing({ secret: NEW });

describe('the key ring', () => {
  it('has a separate key for each purpose', () => {
    const hashes = ['phone', 'token', 'idempotency'].map((purpose) => before.hash(purpose, 'the same text'));
    expect(new Set(hashes).size).toBe(3);
    expect(before.hash('phone', 'the same text')).toBe(hashes[0]);
  });

  it('S-31 derives the key of each purpose from the secret, so that one reveals nothing about another', () => {
    for (const purpose of ['phone', 'token', 'idempotency']) {
      const key = Buffer.from(hkdfSync('sha256', OLD, 'naksha', `hash/${purpose}`, 32));
      const hash = createHmac('sha256', key).update('the same text').digest('base64url');
      expect(before.hash(purpose, 'the same text')).toBe(`${before.id}.${hash}`);
    }
  });

  it('reports whether it can decrypt a value before it tries', () => {
    const [old, current] = [before, both].map((ring) => ring.seal('totp', 'somebody', 'a text'));
    expect([before, both, after].map((ring) => [ring.opens(old), ring.opens(current)])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('returns with each hash the id of its secret', () => {
    expect(before.hash('phone', 'a')).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/);
    expect(before.hash('phone', 'a').startsWith(`${before.id}.`)).toBe(true);
    expect(after.id).toBe(both.id);
    expect(before.id).not.toBe(after.id);
    expect(OLD).not.toContain(before.id);
  });

  it('creates hashes with the current secret, and recognizes those of the previous one until it is removed', () => {
    const stored = before.hash('phone', '+919876543210');
    expect(both.hash('phone', '+919876543210')).toBe(after.hash('phone', '+919876543210'));
    expect(both.matches(stored, 'phone', '+919876543210')).toBe(true);
    expect(both.matches(stored, 'phone', '+919876543211')).toBe(false);
    expect(both.matches(stored, 'token', '+919876543210')).toBe(false);
    expect(both.storedForms('phone', '+919876543210')).toContain(stored);
    expect(after.matches(stored, 'phone', '+919876543210')).toBe(false);
  });

  it('recognizes hashes from before keys were separate', () => {
    const hash = (secret: string) => createHmac('sha256', secret).update('phone\0+919876543210').digest('base64url');
    expect(before.matches(hash(OLD), 'phone', '+919876543210')).toBe(true);
    expect(both.matches(hash(OLD), 'phone', '+919876543210')).toBe(true);
    expect(after.matches(hash(OLD), 'phone', '+919876543210')).toBe(false);
    expect(both.storedForms('phone', '+919876543210')).toContain(hash(OLD));
  });

  it('claims a value under every accepted secret, in either order', () => {
    const swapped = new KeyRing({ secret: OLD, previousSecret: NEW });
    expect(new Set(both.hashes('phone', 'a'))).toEqual(new Set(swapped.hashes('phone', 'a')));
    expect(after.hashes('phone', 'a')).toEqual([after.hash('phone', 'a')]);
    expect(new KeyRing({ secret: NEW, previousSecret: NEW }).hashes('phone', 'a')).toHaveLength(1);
  });

  it('decrypts its own values under both secrets, and none that was changed or moved', () => {
    const sealed = before.seal('totp', 'account-1', 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(before.seal('totp', 'account-1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(before.open('totp', 'account-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(both.open('totp', 'account-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(() => after.open('totp', 'account-1', sealed)).toThrow('no longer configured');
    expect(() => both.open('totp', 'account-2', sealed)).toThrow();
    expect(() => both.open('passkey', 'account-1', sealed)).toThrow();
    const at = sealed.length - 4;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => both.open('totp', 'account-1', changed)).toThrow();
  });
});
