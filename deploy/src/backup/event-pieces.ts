import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { UserError } from '../process/user-error.ts';
import { exportRowsToFile } from './copy-rows.ts';
import type { EventPiece } from './manifest.ts';
import type { Pace } from './pace.ts';

/** About 50 MB of text. */
const MOST_EVENTS = 50_000;
const FILE = /^(\d+)-(\d+)-(\d+)-([0-9a-f]{64})\.gz$/;

export const EVENTS = 'events';

/** Events never change and have no gaps within their partition, so a copied piece stays valid for later backups. */
export class EventPieces {
  readonly #chain: string;
  copied = 0;

  constructor(
    private readonly folder: string,
    source: string,
    private readonly columns: readonly string[],
  ) {
    const shape = createHash('sha256').update(columns.join()).digest('hex').slice(0, 8);
    this.#chain = join(EVENTS, `${source}-${shape}`);
    mkdirSync(join(folder, this.#chain), { recursive: true, mode: 0o700 });
  }

  async *copy(client: pg.ClientBase, partition: number, head: number, pace: Pace): AsyncGenerator<EventPiece> {
    let from = 1;
    for (const piece of this.#pieces(partition)) {
      if (piece.to > head)
        throw new UserError(
          `${piece.file} contains event ${piece.to} of partition ${partition}, but the last event in the database is ${head}: the database was restored without ` +
            'npm run restore. Give the database a new id (docs/operations.md, Point-in-time recovery) or use another folder.',
        );
      from = piece.to + 1;
      yield piece;
    }
    for (; from <= head; from += MOST_EVENTS) {
      const to = Math.min(head, from + MOST_EVENTS - 1);
      const draft = join(this.folder, this.#chain, `${partition}.draft`);
      const { rows, sha256 } = await exportRowsToFile(
        client,
        selectEventsSql(this.columns, { partition, from, to }),
        draft,
        pace,
      );
      if (rows !== to - from + 1)
        throw new Error(
          `Events missing in partition ${partition}: found ${rows} of ${to - from + 1}, from ${from} to ${to}`,
        );
      const file = join(this.#chain, `${partition}-${from}-${to}-${sha256}.gz`);
      renameSync(draft, join(this.folder, file));
      this.copied += rows;
      yield { partition, from, to, file, rows, sha256 };
    }
  }

  #pieces(partition: number): EventPiece[] {
    const all = readdirSync(join(this.folder, this.#chain)).flatMap((name) => {
      const [, of, from, to, sha256] = FILE.exec(name) ?? [];
      if (!sha256 || Number(of) !== partition) return [];
      return [
        {
          partition,
          from: Number(from),
          to: Number(to),
          sha256,
          rows: Number(to) - Number(from) + 1,
          file: join(this.#chain, name),
        },
      ];
    });
    all.sort((a, b) => a.from - b.from || b.to - a.to);
    const chain: EventPiece[] = [];
    for (const piece of all) if (piece.from === (chain.at(-1)?.to ?? 0) + 1) chain.push(piece);
    return chain;
  }
}

type Range = Pick<EventPiece, 'partition' | 'from' | 'to'>;

export const selectEventsSql = (columns: readonly string[], { partition, from, to }: Range): string =>
  `select ${quoteColumnNames(columns)} from events where partition = ${partition} and seq between ${from} and ${to} order by seq`;

export const quoteColumnNames = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

export function findUnreferencedEventFolders(folder: string, used: readonly EventPiece[]): string[] {
  const root = join(folder, EVENTS);
  if (!existsSync(root)) return [];
  const named = new Set(used.map(({ file }) => file.split(/[\\/]/)[1]));
  return readdirSync(root)
    .filter((name) => !named.has(name))
    .map((name) => join(EVENTS, name));
}
