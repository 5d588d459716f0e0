import { PgListener } from '@naksha/events/async';
import { PUBLIC_EVENT_TYPES } from '@naksha/events/public-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../testing/test-app.ts';
import { PARTNER_ENDED_CHANNEL, PartnerTokens } from './partner-tokens.ts';

let test: TestApp;
let tokens: PartnerTokens;
beforeAll(async () => {
  test = await TestApp.start();
  tokens = test.app.get(PartnerTokens, { strict: false });
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.database.pool.query('delete from partner');
});

const TYPES = ['ListingVerified', 'ListingSold'];
const refusal = (work: Promise<unknown>) =>
  work.then(() => undefined).catch(({ status, errors }) => ({ status, errors }));

describe('a partner token', () => {
  it('is shown once, is stored as a hash, and has types and a place', async () => {
    const { token, partner } = await tokens.add('A firm', ['ListingSold', 'ListingVerified'], 'Mohali');
    expect(partner).toMatchObject({ name: 'A firm', types: TYPES, place: 'mohali' });
    expect(await tokens.find(token)).toEqual(partner);
    expect(await tokens.list()).toEqual([partner]);
    const { rows } = await test.database.pool.query<{ row: string }>('select p::text as row from partner p');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(token);
    expect(rows[0].row).not.toContain(token.slice(4));
  });

  it('is rejected if it is forged, the hash of another, or a session token', async () => {
    const { token } = await tokens.add('A firm', TYPES, '*');
    const { rows } = await test.database.pool.query<{ token_hash: string }>('select token_hash from partner');
    for (const other of ['', `${token}x`, `npt_${'x'.repeat(43)}`, rows[0].token_hash, await test.signIn('9876543210')])
      expect(await tokens.find(other)).toBeUndefined();
  });

  it('requires existing types, an existing place, and an unused name', async () => {
    const { token } = await tokens.add('A firm', TYPES, '*');
    const says = (field: string, reason: string) => ({
      status: 422,
      errors: [{ field, reason: expect.stringContaining(reason) }],
    });
    expect(await refusal(tokens.add('A firm', TYPES, '*'))).toEqual(says('name', '“A firm” is already in use'));
    expect(await refusal(tokens.add('', TYPES, '*'))).toEqual(says('name', 'must be 1 to 60 letters'));
    expect(await refusal(tokens.add('Other', [], '*'))).toEqual(
      says('types', `must be one or more of ${PUBLIC_EVENT_TYPES[0]}`),
    );
    expect(await refusal(tokens.add('Other', ['ListingPosted'], '*'))).toEqual(
      says('types', '“ListingPosted” is not an event type'),
    );
    expect(await refusal(tokens.add('Other', TYPES, 'Atlantis'))).toEqual(says('place', '“Atlantis” is not a city'));
    expect(await tokens.find(token)).toMatchObject({ name: 'A firm', place: '*' });
    expect(await tokens.list()).toHaveLength(1);
  });

  it('is invalid once it is revoked, and every process is notified', async () => {
    const [{ token, partner }, other] = [
      await tokens.add('A firm', TYPES, '*'),
      await tokens.add('B firm', TYPES, '*'),
    ];
    const heard: (string | undefined)[] = [];
    const listener = new PgListener({
      connection: { connectionString: test.database.url },
      channel: PARTNER_ENDED_CHANNEL,
      retryMs: [50],
      onNotify: (id) => heard.push(id),
      onError: () => {},
    });
    await expect.poll(() => heard).toEqual([undefined]);
    await tokens.end('A firm');
    await expect.poll(() => heard).toEqual([undefined, partner.id]);
    await listener.stop();
    expect(await tokens.find(token)).toBeUndefined();
    const noted = test.security.filter((line) => 'partner' in line && line.partner === partner.id);
    expect(noted).toMatchObject([{ kind: 'partner_added', types: 2, place: '*' }, { kind: 'partner_ended' }]);
    expect(JSON.stringify(noted)).not.toContain(token);
    expect(await tokens.findLiving([partner.id, other.partner.id])).toEqual([other.partner.id]);
    expect(await refusal(tokens.end('A firm'))).toMatchObject({ status: 422, errors: [{ field: 'name' }] });
  });
});
