import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isCertainlyNotAppended } from './rolled-back.ts';

const databaseError = (code: string) => Object.assign(new pg.DatabaseError('…', 1, 'error'), { code });

describe('a failed append', () => {
  it.each([
    ['the server rejected the statement', databaseError('P0001')],
    ['the disk is full', databaseError('53100')],
    ['the server is starting', databaseError('57P03')],
    [
      'the connection was refused',
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    ],
    ['the pool gave no connection in time', new Error('timeout exceeded when trying to connect')],
    ['the connection was not opened in time', new Error('Connection terminated due to connection timeout')],
  ])('certainly wrote nothing if %s', (_, error) => {
    expect(isCertainlyNotAppended(error)).toBe(true);
  });

  it.each([
    ['the server was shut down', databaseError('57P01')],
    ['the connection broke', new Error('Connection terminated unexpectedly')],
    ['the connection was reset', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })],
    ['the response timed out', new Error('Query read timeout')],
  ])('may have been committed if %s', (_, error) => {
    expect(isCertainlyNotAppended(error)).toBe(false);
  });
});
