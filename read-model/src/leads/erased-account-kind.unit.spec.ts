import { decodeEvent } from '@naksha/events/contracts';
import { nameAccountStream } from '@naksha/events/kernel';
import { sampleAccount, sampleRecordedEvent } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { erasedAccountKind } from './erased-account-kind.ts';

const account = sampleAccount(7);
const happened = (type: string, data: object) =>
  decodeEvent({ ...sampleRecordedEvent({ type, schema: 1, data }), stream: nameAccountStream(account) });

describe('the document of an erased account', () => {
  it('exists once the account is erased, and contains only its opaque id', () => {
    for (const by of ['owner', 'staff', 'ledger']) {
      const erased = happened('AccountErased', { by });
      expect(erasedAccountKind.findId(erased)).toBe(account);
      expect(erasedAccountKind.fold(undefined, erased)).toEqual({ account });
    }
  });

  it('does not exist for any other account', () => {
    expect(erasedAccountKind.findId(happened('AccountOpened', { demo: false }))).toBeUndefined();
    expect(erasedAccountKind.findId(happened('ProfileCompleted', {}))).toBeUndefined();
  });
});
