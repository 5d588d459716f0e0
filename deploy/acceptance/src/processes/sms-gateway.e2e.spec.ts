import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createLogger, startNaksha } from '@naksha/deploy';
import { createTestConfig } from '@naksha/deploy/testing';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestClient } from '../app/test-client.ts';

type Message = { to: string; text: string };
const PHONE = '+919876501234';
const codeIn = (text = ''): string => /^(\d{4}) is your Naksha code$/.exec(text)?.[1] ?? 'no code';

describe('a sign-in code', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await createFreshDatabase();
  });
  afterAll(() => database.drop());

  async function signIn(settings: Record<string, string>, textTo: (phone: string, printed: string[]) => string) {
    const printed: string[] = [];
    const print = vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
    const logger = createLogger('debug', { write: (line) => void printed.push(line) });
    const databases = { write: database.url, read: database.url };
    const naksha = await startNaksha({ config: createTestConfig(settings), databases, logger });
    try {
      const person = await new TestClient(naksha.url, (phone) => codeIn(textTo(phone, printed))).signIn(PHONE);
      expect((await person.get('/api/me/marks')).status).toBe(200);
      return printed;
    } finally {
      await naksha.stop();
      print.mockRestore();
    }
  }

  it('D-36 is printed to the console, or sent through the gateway at SMS_URL if set', async () => {
    const onConsole = await signIn({}, (phone, printed) => {
      const line = printed.findLast((one) => one.startsWith(`SMS to ${phone}: `));
      return line?.slice(`SMS to ${phone}: `.length) ?? '';
    });
    expect(onConsole.filter((line) => line.startsWith('SMS to '))).toHaveLength(1);

    const sent: Message[] = [];
    const tokens: unknown[] = [];
    const carrier = createServer(async (request, response) => {
      sent.push((await json(request)) as Message);
      tokens.push(request.headers.authorization);
      response.writeHead(202).end();
    });
    await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
    const SMS_URL = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}/send`;
    try {
      const textTo = (phone: string) => sent.findLast(({ to }) => to === phone)?.text ?? '';
      const printed = await signIn({ SMS_URL, SMS_TOKEN: 'token-of-the-carrier' }, textTo);
      expect(sent).toHaveLength(1);
      expect(tokens).toEqual(['Bearer token-of-the-carrier']);
      // Texts sent by a gateway are not logged.
      for (const secret of [PHONE.slice(3), 'is your Naksha code', 'token-of-the-carrier'])
        expect(printed.filter((line) => line.includes(secret))).toEqual([]);
    } finally {
      carrier.close();
      carrier.closeAllConnections();
    }
  });
});
