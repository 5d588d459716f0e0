import { STATUS_CODES } from 'node:http';
import { Problem, type ProblemCode, type ProblemDetails } from '@naksha/events/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorageUnavailable } from './is-storage-unavailable.ts';

/** RFC 9457 problem details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = clientHasLeft(error, request) ? LEFT : toProblem(error);
  request.problem = problem;
  logFailure(error, problem, request);
  // A stream that has started cannot change its status.
  if (reply.sent || reply.raw.headersSent) return;
  if (problem.latest) reply.header('etag', `"${problem.latest.version}"`);
  const retryAfter = problem.retryAfter ?? (problem.status === 503 ? AWAY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(toProblemDetails(problem));
}

/** The client has gone while the response was being compressed and sent. */
const LEFT = new Problem(400, 'malformed', 'The connection closed before the response was sent.');
const clientHasLeft = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Failures are logged as errors with a stack. Our own refusals without an underlying error, such as "too many streams", can be
 * provoked by anybody: logging them would let visitors fill the log.
 */
function logFailure(error: unknown, { status, code }: Problem, { log, routeOptions: { url: route } }: FastifyRequest) {
  if (status < 500) return;
  if (error instanceof Problem && error.cause === undefined) log.info({ code, route }, 'request rejected');
  else log.error({ err: error, code, route }, 'request failed');
}

export const toProblemDetails = ({ status, code, detail, errors, latest }: Problem): ProblemDetails => ({
  type: `urn:naksha:problem:${code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  code,
  detail,
  ...(errors && { errors: [...errors] }),
  ...(latest && { latest }),
});

/** By then a server has usually recovered. */
const AWAY_SECONDS = 5;

/** Details of a bug stay in the log; the client only learns that there was one. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = readStatus(error);
  const known = KNOWN[status];
  if (known) return new Problem(status, ...known);
  if (status >= 400 && status < 500)
    return new Problem(status, 'bad_request', 'The request is not valid HTTP or JSON.');
  if (isStorageUnavailable(error))
    return Object.assign(
      new Problem(503, 'storage_away', 'The database is not available right now. Try again.', undefined, AWAY_SECONDS),
      { cause: error },
    );
  return new Problem(500, 'internal', 'Internal error. It has been logged.');
}

const KNOWN: Record<number, [code: ProblemCode, detail: string]> = {
  400: ['malformed', 'The request is malformed.'],
  404: ['not_found', 'Page not found.'],
  405: ['method_not_allowed', 'The HTTP method is not supported for this path.'],
  413: ['too_large', 'The body is larger than 256 KB.'],
  414: ['uri_too_long', 'The URL is too long.'],
  415: ['unsupported_media_type', 'The body must be application/json.'],
  431: ['headers_too_large', 'The headers are too large.'],
};

/** Nest wraps Fastify's errors; both carry the status. */
function readStatus(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
