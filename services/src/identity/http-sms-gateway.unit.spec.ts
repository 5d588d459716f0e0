import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SmsCarrier } from '../testing/sms-carrier.ts';
import { smsGatewayContract } from '../testing/sms-gateway-contract.ts';
import { HttpSmsGateway, isSmsGatewayOutage } from './http-sms-gateway.ts';

const PHONE = '+919876543210';
const TEXT = '0042 is your Naksha code';

describe('HttpSmsGateway', () => {
  let carrier: SmsCarrier;
  beforeAll(async () => {
    carrier = await SmsCarrier.open();
  });
  afterAll(() => carrier.close());
  beforeEach(() => {
    for (const list of [carrier.requests, carrier.delivered, carrier.moods]) list.length = 0;
    carrier.usually = 202;
  });
  const failure = (sent: Promise<void>): Promise<string> =>
    sent.then(
      () => expect.unreachable('it must fail'),
      (error: unknown) => inspect(error, { depth: 20, showHidden: true }),
    );

  smsGatewayContract(() => ({
    gateway: new HttpSmsGateway(carrier.url),
    delivered: () => carrier.delivered,
    breakCarrier: () => {
      carrier.usually = 503;
    },
  }));

  it('posts number and text as JSON, with token and key if given', async () => {
    await new HttpSmsGateway(carrier.url).send(PHONE, TEXT);
    await new HttpSmsGateway(carrier.url, { token: 's3cret' }).send(PHONE, TEXT, { idempotencyKey: 'lead-1' });
    const [plain, full] = carrier.requests;
    expect(plain).toMatchObject({ method: 'POST', path: '/messages', body: { to: PHONE, text: TEXT } });
    expect(plain.headers['content-type']).toBe('application/json');
    for (const name of ['authorization', 'idempotency-key']) expect(plain.headers).not.toHaveProperty(name);
    expect(full.headers).toMatchObject({ authorization: 'Bearer s3cret', 'idempotency-key': 'lead-1' });
  });

  it('sends user and password from its URL, or the token if both are given', async () => {
    const address = carrier.url.replace('//', '//us%65r:pa%40ss@');
    await new HttpSmsGateway(address).send(PHONE, TEXT);
    await new HttpSmsGateway(address, { token: 's3cret' }).send(PHONE, TEXT);
    expect(carrier.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Basic ${Buffer.from('user:pa@ss').toString('base64')}`,
      'Bearer s3cret',
    ]);
  });

  it('repeats a request after a broken connection, with the same key, and the person gets one message', async () => {
    carrier.moods.push('breaks off');
    await new HttpSmsGateway(carrier.url).send(PHONE, TEXT, { idempotencyKey: 'code-1' });
    expect(carrier.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['code-1', 'code-1']);
    expect(carrier.delivered).toEqual([{ phone: PHONE, text: TEXT }]);
  });

  it('does not try a third time, or a second time without a key', async () => {
    carrier.usually = 'breaks off';
    const gateway = new HttpSmsGateway(carrier.url);
    expect(await failure(gateway.send(PHONE, TEXT, { idempotencyKey: 'code-2' }))).toContain('closed the connection');
    expect(carrier.requests).toHaveLength(2);
    expect(await failure(gateway.send(PHONE, TEXT))).toContain('closed the connection');
    expect(carrier.requests).toHaveLength(3);
  });

  it.each([302, 307, 400, 401, 429, 500])('treats %s as a rejection, and does not retry', async (status) => {
    carrier.usually = status;
    const error = await failure(new HttpSmsGateway(carrier.url).send(PHONE, TEXT, { idempotencyKey: 'code-3' }));
    expect(error).toContain(`responded with status ${status}`);
    expect(carrier.requests).toHaveLength(1);
  });

  it('times out if the gateway does not respond', async () => {
    carrier.usually = 'hangs';
    const gateway = new HttpSmsGateway(carrier.url, { timeoutMs: 500 });
    expect(await failure(gateway.send(PHONE, TEXT, { idempotencyKey: 'code-4' }))).toContain('in time');
    expect(carrier.requests).toHaveLength(1);
  });

  it('reports each message as sent, rejected or unavailable, and a repetition with its cause', async () => {
    const results: string[] = [];
    const repeats: unknown[] = [];
    const gateway = new HttpSmsGateway(carrier.url, {
      onResult: (result) => void results.push(result),
      onRepeat: (repeat) => void repeats.push(repeat),
    });
    const send = async (mood: (typeof carrier)['usually']) => {
      carrier.usually = mood;
      await gateway.send(PHONE, TEXT, { idempotencyKey: 'lead-2' }).catch(() => {});
    };
    for (const mood of [202, 400, 401, 429, 503] as const) await send(mood);
    expect(results).toEqual(['sent', 'rejected', 'unavailable', 'unavailable', 'unavailable']);
    expect(repeats).toEqual([]);
    await send('breaks off');
    expect(results.at(-1)).toBe('unavailable');
    expect(repeats).toEqual([
      { idempotencyKey: 'lead-2', code: expect.stringMatching(/^(?:UND_ERR_SOCKET|ECONNRESET)$/) },
    ]);
  });

  it.each([
    ['SMS gateway responded with status 503', true],
    ['SMS gateway responded with status 401', true],
    ['SMS gateway responded with status 422', false],
    ['SMS gateway did not respond in time', true],
    ['SMS gateway is unreachable, or closed the connection (ECONNREFUSED)', true],
    ['Account not found', false],
  ])('an effect that failed with “%s” reveals an outage: %s', (error, isOutage) => {
    expect(isSmsGatewayOutage(error)).toBe(isOutage);
  });

  it('reports why the gateway could not be reached', async () => {
    const closed = await SmsCarrier.open();
    const { url } = closed;
    closed.close();
    await expect(new HttpSmsGateway(url).send(PHONE, TEXT)).rejects.toThrow('(ECONNREFUSED)');
  });

  it('its errors contain neither number, text, token nor URL', async () => {
    const address = 'http://user:passw0rd@127.0.0.1:1/messages?key=apikey';
    const gone = new HttpSmsGateway(address, { token: 's3cret' });
    carrier.usually = 500;
    const refused = new HttpSmsGateway(`${carrier.url.replace('//', '//user:passw0rd@')}?key=apikey`);
    for (const gateway of [gone, refused]) {
      const error = await failure(gateway.send(PHONE, TEXT, { idempotencyKey: 'code-5' }));
      for (const secret of ['9876543210', '0042', 's3cret', 'passw0rd', 'apikey', '127.0.0.1'])
        expect(error).not.toContain(secret);
    }
  });
});
