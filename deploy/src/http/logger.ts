import { Problem } from '@naksha/events/contracts';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { openStandardOutput } from '../process/log-destination.ts';
import { RepeatLimiter } from './limit-repeats.ts';

/**
 * The only logger. A line is an event, named by a lower-case phrase such as "projection failed", and its fields: `err` (the error)
 * or `reason`, `fallback` or `impact`, `retrying: true`, `action` (what to do), then what identifies the case. Levels: `error` if
 * work failed, `warn` if something is degraded, has recovered or needs an operator, `info` otherwise. Lines never contain parameter values,
 * headers or bodies: `GET /api/auth/profile/{phone}/` contains a phone number, so requests are logged by route pattern.
 */
export const createLogger = (
  level: string,
  destination: DestinationStream = openStandardOutput(),
  repeats: 'log repeats' | 'limit repeats' = 'log repeats',
): Logger =>
  pino(
    {
      level,
      base: undefined,
      // Not `err`, because pino would append that error's message to ours.
      errorKey: 'error',
      hooks: { logMethod: writeEventFirst(repeats === 'limit repeats' ? new RepeatLimiter() : undefined) },
      serializers: {
        req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
          method,
          route: routeOptions?.url ?? 'unknown',
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
        err: describeError,
      },
    },
    destination,
  );

type LogMethod = (this: Logger, args: unknown[], method: (...args: unknown[]) => void) => void;

/** The event's name comes before its fields, so that a line reads from left to right. */
const writeEventFirst = (limiter: RepeatLimiter | undefined): LogMethod =>
  function (args, method) {
    const [fields, msg, ...rest] = args;
    if (!isFields(fields) || typeof msg !== 'string' || rest.length > 0) return method.apply(this, args);
    const write = (suppressed: number) => method.call(this, { msg, ...fields, ...(suppressed > 0 && { suppressed }) });
    const cause = nameCause(fields, msg);
    if (limiter && cause) limiter.write(cause, write);
    else write(0);
  };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Error);

/** Undefined if the line is not about a failure. */
function nameCause(fields: Record<string, unknown>, msg: string): string | undefined {
  const { err, partition, consumer, reactor, effect, last } = fields;
  if (!(err instanceof Error)) return undefined;
  const { code } = err as { code?: unknown };
  // An effect that is given up is not a repetition.
  return last === true ? undefined : [msg, err.name, code, partition, consumer, reactor, effect].join(' ');
}

/** Messages of our own and of libraries, without details of rejected rows and requests, because they quote values. */
function describeError(error: unknown): {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error object' };
  const unreachable = findUnreachable(error);
  const message =
    unreachable && !error.message.includes(unreachable) ? `${error.message}: ${unreachable}` : error.message;
  return {
    type: error.name,
    message: withoutDigits(message),
    // A stack is useless if another computer did not respond, and it would be repeated with every retry.
    ...(unreachable === undefined && { stack: withoutDigits(error.stack ?? '') }),
    code: (error as { code?: unknown }).code,
    ...(error instanceof Problem &&
      error.cause instanceof Error && { cause: withoutDigits(`${error.cause.name}: ${error.cause.message}`) }),
  };
}

const UNREACHABLE = /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/;

function findUnreachable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [code] = UNREACHABLE.exec(`${(error as { code?: unknown }).code} ${error.message}`) ?? [];
  return code ?? findUnreachable(error.cause);
}

/** Seven or more digits, also grouped, could be a phone number. */
const withoutDigits = (text: string): string => text.replace(/\+?\d(?:[\s-]?\d){6,}/g, '…');

export const createNestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown, context?: unknown) => logger.debug(...line(message, context)),
  warn: (message: unknown, context?: unknown) => logger.warn(...line(message, context)),
  error: (message: unknown, ...rest: unknown[]) => logger.error(...line(message, rest.at(-1))),
  fatal: (message: unknown, ...rest: unknown[]) => logger.fatal(...line(message, rest.at(-1))),
});

function line(message: unknown, context: unknown): [object, string] {
  if (message instanceof Error) return [{ context, err: message }, 'unexpected error'];
  if (typeof message !== 'object' || message === null) return [{ context }, withoutDigits(String(message))];
  const { msg, ...fields } = message as { msg?: unknown };
  return [{ context, ...fields }, String(msg ?? 'unexpected error')];
}
