import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that does not change until the next start, compressed once per encoding. */
export type CompressedResponse = { type: string; etag: string; identity: Buffer; gzip: Buffer; br: Buffer };

const brotli = promisify(brotliCompress);
/** The best quality, 11, takes seconds for a megabyte. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

export async function compressResponse(type: string, content: string): Promise<CompressedResponse> {
  const identity = Buffer.from(content);
  const [gzipped, br] = await Promise.all([promisify(gzip)(identity), brotli(identity, { params })]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak, because the bytes depend on the encoding.
  return { type, etag: `W/"${digest}"`, identity, gzip: gzipped, br };
}

export function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, packed: CompressedResponse): void {
  reply.header('etag', packed.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match']?.includes(packed.etag)) {
    reply.code(304).send();
    return;
  }
  const encoding = (['br', 'gzip'] as const).find((one) => acceptsEncoding(headers['accept-encoding'], one));
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(packed.type).send(packed[encoding ?? 'identity']);
}

const acceptsEncoding = (accepted: string | string[] | undefined, encoding: string): boolean =>
  String(accepted ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .some(([name, weight]) => name.toLowerCase() === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
