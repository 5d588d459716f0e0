import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS } from '../injection/tokens.ts';

export type LedgerEntry = { account: AccountId; at: Date };

const HEAD = /^naksha erasure ledger ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const ENTRY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;
/** Partially written, and so unacknowledged. */
const PARTIAL_ENTRY = /^[0-9a-f-]{1,36}(?: [\dT:.Z-]*)?$/;

/** The server must not start. */
export class LedgerUnreadable extends Error {
  override readonly name = 'LedgerUnreadable';
}

/**
 * Append-only and outside the database, so that restoring a backup does not reset it. Entries are synced to disk
 * before `append` resolves.
 */
@Injectable()
export class ErasureLedger {
  readonly path: string;

  constructor(@Inject(SETTINGS) { erasureLedger }: Pick<ServicesSettings, 'erasureLedger'>) {
    this.path = erasureLedger;
  }

  /** Undefined if the file does not exist. */
  async findId(): Promise<string | undefined> {
    return (await this.read())?.id;
  }

  /** Each account once, by its first entry. */
  async readEntries(): Promise<LedgerEntry[]> {
    const ledger = await this.read();
    if (!ledger) throw new LedgerUnreadable(`${this.path} is missing`);
    return ledger.entries;
  }

  /** Atomic; returns the id of the existing or new ledger. */
  async create(): Promise<string> {
    const id = randomUUID();
    const folder = dirname(this.path);
    const draft = join(folder, `erasures-${id}.new`);
    await mkdir(folder, { recursive: true });
    await write(await open(draft, 'wx', 0o600), `naksha erasure ledger ${id}\n`);
    try {
      await link(draft, this.path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    } finally {
      await rm(draft);
    }
    // A new file's name is durable once its folder is synced.
    const names = await open(folder, 'r');
    await names.sync().finally(() => names.close());
    const there = await this.findId();
    if (!there) throw new LedgerUnreadable(`${this.path} was deleted while it was created`);
    return there;
  }

  /** @throws if it could not be written: nothing may be erased then */
  async append({ account, at }: LedgerEntry): Promise<void> {
    // Each entry starts a new line, also after a partial one.
    if (!(await this.read())) throw new LedgerUnreadable(`${this.path} is missing`);
    await write(await open(this.path, 'a'), `\n${account} ${at.toISOString()}\n`);
  }

  private async read(): Promise<{ id: string; entries: LedgerEntry[] } | undefined> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw new LedgerUnreadable(`${this.path} cannot be read: ${error.code}`);
    });
    return text === undefined ? undefined : parse(this.path, text);
  }
}

function parse(path: string, text: string): { id: string; entries: LedgerEntry[] } {
  const [head, ...lines] = text.split('\n');
  const [, id] = HEAD.exec(head) ?? [];
  if (!id) throw new LedgerUnreadable(`${path} is not an erasure ledger`);
  const entries = new Map<string, LedgerEntry>();
  for (const [n, line] of lines.entries()) {
    const [, account, at] = ENTRY.exec(line) ?? [];
    if (account) {
      if (!entries.has(account)) entries.set(account, { account: account as AccountId, at: new Date(at) });
    } else if (line !== '' && !PARTIAL_ENTRY.test(line))
      throw new LedgerUnreadable(`${path} has an invalid line ${n + 2}`);
  }
  return { id, entries: [...entries.values()] };
}

async function write(file: FileHandle, text: string): Promise<void> {
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
