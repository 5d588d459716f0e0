import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Pace } from './pace.ts';
import { renameFileDurably } from './write-durably.ts';

export type Copied = { rows: number; sha256: string };

/** Makes text of times, numbers and bytes independent of the database's settings. */
export const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`;

/** Fast, because the database is the bottleneck; text still shrinks to a fifth. */
const LEVEL = { level: 1 };
const NEW_LINE = 10;

/** The file gets its name when it is complete. */
export async function exportRowsToFile(
  client: pg.ClientBase,
  select: string,
  path: string,
  pace: Pace,
): Promise<Copied> {
  const count = new CountingHash();
  const half = `${path}.half`;
  await pipeline(
    client.query(copyTo(`copy (${select}) to stdout`)),
    count,
    pace.stream(),
    createGzip(LEVEL),
    createWriteStream(half, { mode: 0o600 }),
  );
  await renameFileDurably(half, path);
  return count.result();
}

export async function hashSelectedRows(client: pg.ClientBase, select: string): Promise<Copied> {
  const count = new CountingHash();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(`copy (${select}) to stdout`)), count, nowhere);
  return count.result();
}

/** @throws if the file has changed */
export async function importRowsFromFile(
  client: pg.ClientBase,
  into: string,
  path: string,
  expected: Copied,
): Promise<void> {
  const count = new CountingHash();
  await pipeline(createReadStream(path), createGunzip(), count, client.query(copyFrom(`copy ${into} from stdin`)));
  const { rows, sha256 } = count.result();
  if (sha256 !== expected.sha256)
    throw new Error(
      `${path} is damaged: expected ${expected.rows} rows with hash ${expected.sha256}, found ${rows} with ${sha256}`,
    );
}

/** Each row of COPY text ends with its only line feed. */
class CountingHash extends Transform {
  readonly #hash = createHash('sha256');
  #rows = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) this.#rows++;
    done(null, chunk);
  }

  result(): Copied {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
