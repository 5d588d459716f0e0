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
/** An entry that broke off while it was written, and so was acknowledged to nobody. */
const BROKEN_OFF = /^[0-9a-f-]{1,36}(?: [\dT:.Z-]*)?$/;

/** The ledger can't be read, or is not the one that belongs to the database: nothing may open that shows people. */
export class LedgerUnreadable extends Error {
  override readonly name = 'LedgerUnreadable';
}

/**
 * Who was erased, in a file beside the database that no restored backup of it sets back: opaque ids and times, a line each,
 * only ever appended to. An entry is on the disk when its append answers.
 */
@Injectable()
export class ErasureLedger {
  readonly path: string;

  constructor(@Inject(SETTINGS) { erasureLedger }: Pick<ServicesSettings, 'erasureLedger'>) {
    this.path = erasureLedger;
  }

  /** @returns the ledger's id; undefined where there is no such file @throws LedgerUnreadable */
  async findId(): Promise<string | undefined> {
    return (await this.read())?.id;
  }

  /** Each account once, by its first entry. @throws LedgerUnreadable, also where there is no such file */
  async readEntries(): Promise<LedgerEntry[]> {
    const ledger = await this.read();
    if (!ledger) throw new LedgerUnreadable(`${this.path} is missing`);
    return ledger.entries;
  }

  /** A new ledger, unless somebody was quicker. It is there whole or not at all. @returns the id of the one that is there */
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
    // The name of a new file is on the disk once its folder is.
    const names = await open(folder, 'r');
    await names.sync().finally(() => names.close());
    const there = await this.findId();
    if (!there) throw new LedgerUnreadable(`${this.path} has gone while it was made`);
    return there;
  }

  /** @throws where it could not be written down: then nothing may be erased either */
  async append({ account, at }: LedgerEntry): Promise<void> {
    // Where the last one broke off it gets its end of line first: each entry begins a line of its own.
    if (!(await this.read())) throw new LedgerUnreadable(`${this.path} is missing`);
    await write(await open(this.path, 'a'), `\n${account} ${at.toISOString()}\n`);
  }

  private async read(): Promise<{ id: string; entries: LedgerEntry[] } | undefined> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw new LedgerUnreadable(`${this.path} can't be read: ${error.code}`);
    });
    return text === undefined ? undefined : parse(this.path, text);
  }
}

function parse(path: string, text: string): { id: string; entries: LedgerEntry[] } {
  const [head, ...lines] = text.split('\n');
  const [, id] = HEAD.exec(head) ?? [];
  if (!id) throw new LedgerUnreadable(`${path} is no erasure ledger`);
  const entries = new Map<string, LedgerEntry>();
  for (const [n, line] of lines.entries()) {
    const [, account, at] = ENTRY.exec(line) ?? [];
    if (account) {
      if (!entries.has(account)) entries.set(account, { account: account as AccountId, at: new Date(at) });
    } else if (line !== '' && !BROKEN_OFF.test(line))
      throw new LedgerUnreadable(`${path} can't be read at line ${n + 2}`);
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
