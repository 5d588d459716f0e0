import { gunzipSync } from 'node:zlib';
import { acceptsGzip } from '../http/accepts-gzip.ts';
import { FOR_EVERYONE } from '../http/caching.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import type { StoredAnswer } from './stored-answers.ts';

export type StoredReply = {
  code(status: number): StoredReply;
  header(name: string, value: string): StoredReply;
  headers(values: Record<string, string>): StoredReply;
  send(body?: Buffer): StoredReply;
};

export function sendStored(
  { key, gzipped }: StoredAnswer,
  type: string,
  headers: Record<string, string | undefined>,
  reply: StoredReply,
  caching: Record<string, string> = FOR_EVERYONE,
): StoredReply {
  if (hasAnswer(headers, key)) return sendUnchanged(key, reply, caching);
  reply.headers(shared(caching)).header('content-type', type).header('etag', toEtag(key));
  if (!acceptsGzip(headers['accept-encoding'])) return reply.send(gunzipSync(gzipped));
  return reply
    .header('content-encoding', 'gzip')
    .send(Buffer.from(gzipped.buffer, gzipped.byteOffset, gzipped.byteLength));
}

export const hasAnswer = (headers: Record<string, string | undefined>, key: string): boolean =>
  matchesEtag(headers['if-none-match'], toEtag(key));

export const sendUnchanged = (
  key: string,
  reply: StoredReply,
  caching: Record<string, string> = FOR_EVERYONE,
): StoredReply => reply.code(304).headers(shared(caching)).header('etag', toEtag(key)).send();

const shared = (caching: Record<string, string>) => ({ ...caching, vary: 'accept-encoding' });

/** Weak, because compressed and plain bytes share it. */
const toEtag = (key: string): string => `W/"${key}"`;
