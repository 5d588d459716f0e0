import { Logger } from '@nestjs/common';
import { describe, expect, it } from 'vitest';
import { createLogger, createNestLogger } from './logger.ts';

describe("a module's log lines", () => {
  const lines: string[] = [];
  const nest = createNestLogger(createLogger('debug', { write: (line: string) => void lines.push(line) }));
  const last = () => JSON.parse(lines.at(-1)!);

  it('say what failed, with context and without phone numbers', () => {
    nest.error({ err: new Error('no answer to +919876543210'), msg: 'tile preparation failed' }, 'Tiles');
    expect(last()).toMatchObject({
      context: 'Tiles',
      msg: 'tile preparation failed',
      err: { type: 'Error', message: 'no answer to …' },
    });
    nest.error(new Error('lost 98765 43210'), 'Forgetting');
    expect(last()).toMatchObject({ context: 'Forgetting', err: { message: 'lost …' } });
    nest.warn('called 98765-43210', 'Any');
    expect(last()).toMatchObject({ context: 'Any', msg: 'called …' });
    expect(lines.join()).not.toMatch(/98765[ -]?43210/);
  });

  it('begin with the event, followed by its fields', () => {
    nest.warn({ err: new Error('away'), msg: 'tile store failed', operation: 'get' }, 'Tiles');
    expect(Object.keys(last())).toEqual(['level', 'time', 'msg', 'context', 'err', 'operation']);
    expect(last().msg).toBe('tile store failed');
  });

  it('give the reason without a stack for an unreachable server, and with a stack for all other errors', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
    nest.error({ err: refused, msg: 'kafka publishing failed' }, 'Any');
    expect(last().err).toEqual({ type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:9', code: 'ECONNREFUSED' });
    const wrapped = new Error('the request has failed', { cause: new Error('fetch failed', { cause: refused }) });
    nest.error({ err: wrapped, msg: 'search indexing failed' }, 'Any');
    expect(last().err).toEqual({ type: 'Error', message: 'the request has failed: ECONNREFUSED' });
    nest.error({ err: new Error('a bug'), msg: 'failed' }, 'Any');
    expect(last().err.stack).toContain('logger.unit.spec');
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
    'treat %s as an unreachable server, by its code, message or cause',
    (code) => {
      for (const error of [
        Object.assign(new Error('connecting failed'), { code }),
        new Error(`connect ${code} cache.example`),
        new Error('fetch failed', {
          cause: new Error('connecting failed', { cause: new Error(`getaddrinfo ${code}`) }),
        }),
      ]) {
        nest.error({ err: error, msg: 'failed' }, 'Any');
        expect(last().err.message).toContain(code);
        expect(last().err).not.toHaveProperty('stack');
      }
    },
  );

  it('come from every place where modules log', () => {
    Logger.overrideLogger(nest);
    new Logger('Tiles').warn({ err: new Error('away'), msg: 'tile store failed' });
    expect(last()).toMatchObject({ context: 'Tiles', msg: 'tile store failed', err: { message: 'away' } });
  });
});
