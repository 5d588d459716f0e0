import { decodeEvent } from '@naksha/events/contracts';
import { nameAccountStream } from '@naksha/events/kernel';
import { recordedSample, sampleAccount } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { erasedAccountKind } from './erased-account-kind.ts';

const account = sampleAccount(7);
const happened = (type: string, data: object) =>
  decodeEvent({ ...recordedSample({ type, schema: 1, data }), stream: nameAccountStream(account) });

describe('the document of an erased account', () => {
  it('is there once the account was erased, whoever asked for it, and holds its opaque id alone', () => {
    for (const by of ['owner', 'staff', 'ledger']) {
      const erased = happened('AccountErased', { by });
      expect(erasedAccountKind.findId(erased)).toBe(account);
      expect(erasedAccountKind.fold(undefined, erased)).toEqual({ account });
    }
  });

  it('is none of anybody who is there', () => {
    expect(erasedAccountKind.findId(happened('AccountOpened', { demo: false }))).toBeUndefined();
    expect(erasedAccountKind.findId(happened('ProfileCompleted', {}))).toBeUndefined();
  });
});
