import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AccountId } from '@naksha/events/kernel';
import { sampleAccount } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServicesSettings } from '../injection/settings.ts';
import { ErasureLedger, LedgerUnreadable } from './erasure-ledger.ts';

const at = new Date('2026-11-22T06:00:00.000Z');
const later = new Date('2026-11-23T06:00:00.000Z');
const [one, other] = [sampleAccount(1), sampleAccount(2)];

describe('the erasure ledger', () => {
  let folder: string;
  let path: string;
  let ledger: ErasureLedger;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naksha-ledger-'));
    path = join(folder, 'below', 'erasures');
    ledger = new ErasureLedger({ erasureLedger: path } as ServicesSettings);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const accounts = async (): Promise<AccountId[]> => (await ledger.readEntries()).map(({ account }) => account);

  it('has an id from the start, and no entry', async () => {
    expect(await ledger.findId()).toBeUndefined();
    const id = await ledger.create();
    expect(await ledger.findId()).toBe(id);
    expect(await ledger.readEntries()).toEqual([]);
    expect(await ledger.create()).toBe(id);
    expect(await readdir(dirname(path))).toEqual(['erasures']);
  });

  it('contains each account once, with the first request', async () => {
    await ledger.create();
    await ledger.append({ account: one, at });
    await ledger.append({ account: other, at });
    await ledger.append({ account: one, at: later });
    expect(await ledger.readEntries()).toEqual([
      { account: one, at },
      { account: other, at },
    ]);
  });

  it('contains all of many concurrent entries, from several processes', async () => {
    await ledger.create();
    const another = new ErasureLedger({ erasureLedger: path } as ServicesSettings);
    const many = Array.from({ length: 9 }, (_, n) => sampleAccount(n + 1));
    await Promise.all(many.map((account, n) => [ledger, another][n % 2].append({ account, at })));
    expect((await accounts()).sort()).toEqual(many.sort());
  });

  it('contains only opaque ids and times', async () => {
    const id = await ledger.create();
    await ledger.append({ account: one, at });
    const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
    expect(lines).toEqual([`naksha erasure ledger ${id}`, `${one} 2026-11-22T06:00:00.000Z`]);
  });

  it('skips an incomplete entry, which was never acknowledged, and continues after it', async () => {
    await ledger.create();
    await ledger.append({ account: one, at });
    await appendFile(path, `\n${other.slice(0, 20)}`);
    expect(await accounts()).toEqual([one]);
    await ledger.append({ account: other, at });
    expect(await accounts()).toEqual([one, other]);
  });

  it('that is missing is not appended to', async () => {
    await expect(ledger.append({ account: one, at })).rejects.toThrow(LedgerUnreadable);
    await expect(ledger.readEntries()).rejects.toThrow('is missing');
  });

  it('that is another file, or damaged, is not read', async () => {
    await ledger.create();
    await appendFile(path, '\nsomebody wrote here\n');
    await expect(ledger.readEntries()).rejects.toThrow('has an invalid line 3');
    await writeFile(path, 'a letter\n');
    await expect(ledger.findId()).rejects.toThrow('is not an erasure ledger');
    await rm(path);
    const isFolder = new ErasureLedger({ erasureLedger: folder } as ServicesSettings);
    await expect(isFolder.findId()).rejects.toThrow('cannot be read: EISDIR');
  });
});
