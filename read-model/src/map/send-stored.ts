import { gunzipSync } from 'node:zlib';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import type { StoredResponse } from './stored-responses.ts';

export type StoredReply = {
  code(status: number): StoredReply;
  header(name: string, value: string): StoredReply;
  headers(values: Record<string, string>): StoredReply;
  send(body?: Buffer): StoredReply;
};

export function sendStoredResponse(
  { key, gzipped }: StoredResponse,
  type: string,
  headers: Record<string, string | undefined>,
  reply: StoredReply,
  caching: Record<string, string> = PUBLIC_CACHING,
): StoredReply {
  if (clientHasCurrentResponse(headers, key)) return sendNotModified(key, reply, caching);
  reply.headers(withVary(caching)).header('content-type', type).header('etag', toEtag(key));
  if (!acceptsGzip(headers['accept-encoding'])) return reply.send(gunzipSync(gzipped));
  return reply
    .header('content-encoding', 'gzip')
    .send(Buffer.from(gzipped.buffer, gzipped.byteOffset, gzipped.byteLength));
}

export const clientHasCurrentResponse = (headers: Record<string, string | undefined>, key: string): boolean =>
  matchesEtag(headers['if-none-match'], toEtag(key));

export const sendNotModified = (
  key: string,
  reply: StoredReply,
  caching: Record<string, string> = PUBLIC_CACHING,
): StoredReply => reply.code(304).headers(withVary(caching)).header('etag', toEtag(key)).send();

const withVary = (caching: Record<string, string>) => ({ ...caching, vary: 'accept-encoding' });

/** Weak, because compressed and plain bytes share it. */
const toEtag = (key: string): string => `W/"${key}"`;

const MAX_KNOWN = 100;
const known = new Map<string, boolean>();

/** Whether Accept-Encoding allows gzip (RFC 9110, 12.5.3). */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  const answer = known.get(text);
  if (answer !== undefined) return answer;
  const accepts = allowsGzip(text);
  if (known.size < MAX_KNOWN) known.set(text, accepts);
  return accepts;
}

function allowsGzip(header: string): boolean {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    if (coding) weights.set(coding, q ? Number(q.slice(2)) : 1);
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
