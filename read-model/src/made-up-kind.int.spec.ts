import { readdirSync, readFileSync } from 'node:fs';
import { parseListingStream } from '@naksha/events/kernel';
import { samplePosted } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from './document-kinds.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { openDocuments } from './documents/open-documents.ts';
import type { StoredDocument } from './documents/stored-document.ts';
import { DocumentFeed } from './feed/document-feed.ts';
import { nameSampleListingStream, sampleListingId } from './projector/testing/histories.ts';
import { ReadSide } from './projector/testing/read-side.ts';

const madeUp: DocumentKind<{ titles: string[] }> = {
  kind: 'made-up',
  public: false,
  version: 1,
  indexes: [{ name: 'made_up_first', on: `(body#>>'{titles,0}')` }],
  findId: (event) => (event.type === 'ListingPosted' ? parseListingStream(event.stream) : undefined),
  fold: (before, event) => {
    if (event.type !== 'ListingPosted') throw new Error(event.type);
    return { titles: [...(before?.titles ?? []), event.data.free.title] };
  },
};

const ROOT = new URL('.', import.meta.url);
const read = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !/\.spec\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, ROOT), 'utf8') }));

describe('D-175 a new document kind', () => {
  let side: ReadSide;
  beforeAll(async () => {
    side = await ReadSide.open([...DOCUMENT_KINDS, madeUp]);
  });
  afterAll(() => side.close());

  it('D-175 is added to the list, and is stored, indexed, folded, queried and followed like the others', async () => {
    const kinds = [...DOCUMENT_KINDS, madeUp];
    const documents = await openDocuments(side.pool, { kinds, pollMs: 20, onError: () => {} });
    const feed = new DocumentFeed(documents.follower);
    const seen: unknown[] = [];
    const note = (changed: readonly StoredDocument[]) =>
      seen.push(...changed.map(({ kind, id, body }) => ({ kind, id, body })));
    feed.subscribe({
      kinds: [madeUp],
      load: () => ({ page: (page) => void note(page), end: () => {} }),
      changed: ({ documents }) => void note(documents),
    });
    feed.start();
    await side.happened(nameSampleListingStream(1), samplePosted());
    await side.projectAll(side.projector(kinds));
    const body = { titles: [samplePosted().data.free.title] };
    expect(await documents.get(madeUp, sampleListingId(1))).toMatchObject({ body });
    await expect.poll(() => seen).toEqual([{ kind: 'made-up', id: sampleListingId(1), body }]);
    const { rows } = await side.pool.query(`select 1 from pg_indexes where indexname like '%made_up_first%'`);
    expect(rows.length).toBeGreaterThan(0);
    await documents.close();
    await feed.stop();
  });

  it('D-175 is one folder and one list entry; store, feed and projector do not name it', () => {
    const names = DOCUMENT_KINDS.map(({ kind }) => kind);
    expect(names.length).toBeGreaterThan(5);
    for (const { file, text } of read(['documents', 'feed', 'projector'])) {
      expect(text, file).not.toMatch(new RegExp(`['"\`](${names.join('|')})['"\`]`));
      expect(text, file).not.toMatch(/from '(\.\.\/)+(?!documents|feed|projector|http)[\w-]+\//);
    }
    const list = readFileSync(new URL('read-features.ts', ROOT), 'utf8').matchAll(/kinds: \[([^\]]*)\]/g);
    const listed = [...list].flatMap(([, kinds]) => kinds.match(/\w+/g) ?? []);
    expect([listed.length, new Set(listed).size]).toEqual([names.length, names.length]);
    const sources = read(['.']);
    for (const name of listed) {
      const defining = sources.filter(({ text }) => new RegExp(`^export const ${name}\\b`, 'm').test(text));
      expect(defining.map(({ file }) => file.split('/')[1])).toEqual([
        expect.not.stringMatching(/^(documents|feed|projector)$|\.ts$/),
      ]);
    }
  });
});
