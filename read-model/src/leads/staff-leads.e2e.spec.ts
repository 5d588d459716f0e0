import type { Caller, DomainEvent } from '@naksha/events/contracts';
import type { NoteId } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import type { StaffLeads } from '@naksha/events/wire/staff-leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleListingAndBuyer,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld, STAFF } from '../testing/read-model-app.ts';
import { StaffLeadsQuery } from './staff-leads.ts';

const [ASHA, BALDEV, CHETNA] = [20, 21, 22];
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;
const note = '00000000-0000-7000-8000-0000000000bb' as NoteId;

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  world.names.set(sampleAccount(ASHA), 'Asha');
  world.notes.set(note, 'Wants to move in by Diwali.');
  await world.happened(nameSampleListingStream(1), samplePosted(), verified);
  const ask = (buyer: number, hour: number, city: string | undefined, ...more: DomainEvent[]) =>
    world.happenedAt(
      at(hour),
      nameSampleInterestStream(1, buyer),
      {
        type: 'ListingContacted',
        data: {
          ...sampleListingAndBuyer(1, buyer),
          seller: sampleAccount(1),
          day: '2026-11-21',
          ...(city && { city }),
        },
      },
      ...more,
    );
  await ask(ASHA, 7, 'Mohali', { type: 'CallbackAsked', data: { ...sampleListingAndBuyer(1, ASHA), at: at(12) } });
  await ask(BALDEV, 9, 'Mohali', { type: 'LeadNoted', data: { ...sampleListingAndBuyer(1, BALDEV), note } });
  await ask(CHETNA, 8, 'Panchkula');
  await ask(23, 6, undefined);
  await world.drain();
});
afterAll(() => world.close());

const read = (query = '') => app.json<StaffLeads>(`/api/staff/leads${query}`, { as: 'staff' });
const buyers = ({ leads }: Pick<StaffLeads, 'leads'>) => leads.map(({ buyer }) => buyer.id);
const account = (...numbers: number[]) => numbers.map(sampleAccount);

describe('the leads of the office', () => {
  it('B-09 are listed by due time, with the time that the buyer selected and the notes', async () => {
    const page = await read();
    expect(buyers(page)).toEqual(account(23, CHETNA, BALDEV, ASHA));
    expect(page.cursor).toBeNull();
    expect(page.open).toEqual([
      { city: 'Mohali', leads: 2 },
      { city: '', leads: 1 },
      { city: 'Panchkula', leads: 1 },
    ]);
    const asha = page.leads.at(-1)!;
    expect(asha).toMatchObject({
      buyer: { first_name: 'Asha' },
      city: 'Mohali',
      status: 'new',
      contacted_at: at(7),
      callback_at: at(12),
      next_step: { what: 'call', at: at(12) },
      due: at(12),
    });
    expect(page.leads[2].notes).toEqual([{ text: 'Wants to move in by Diwali.', at: at(9), by: '' }]);
  });

  it('are visible to an assistant in their cities, and only an assistant can see numbers', async () => {
    const query = app.nest.get(StaffLeadsQuery);
    const page = (caller: Partial<Caller>, city?: string) =>
      query.getPage({ account: STAFF, staff: true, ...caller }, { city, status: null, after: null });
    const assistant = (...cities: string[]) => ({ roles: ['assistant' as const], cities });
    const mohali = await page(assistant('Mohali'));
    expect(buyers(mohali)).toEqual(account(BALDEV, ASHA));
    expect(mohali.leads.map(({ may_call }) => may_call)).toEqual([true, true]);
    expect(mohali.open).toEqual([{ city: 'Mohali', leads: 2 }]);
    expect(buyers(await page(assistant('Mohali'), 'Panchkula'))).toEqual([]);
    expect(buyers(await page(assistant('*'), 'Panchkula'))).toEqual(account(CHETNA));
    const all = await page({ roles: ['administrator'] });
    expect(all.leads.map(({ may_call }) => may_call)).toEqual([false, false, false, false]);
    const own = await page({ account: sampleAccount(1), ...assistant('*') });
    expect(own.leads.some(({ may_call }) => may_call)).toBe(false);
  });

  it('leave the list when they are closed, and are listed under their status', async () => {
    const status = (buyer: number, to: 'closed' | 'visit'): DomainEvent => ({
      type: 'LeadStatusSet',
      data: { ...sampleListingAndBuyer(1, buyer), seller: sampleAccount(1), status: to },
    });
    await world.happenedAt(at(13), nameSampleInterestStream(1, CHETNA), status(CHETNA, 'closed'));
    await world.happenedAt(at(13), nameSampleInterestStream(1, BALDEV), status(BALDEV, 'visit'));
    await world.drain();
    expect(buyers(await read())).toEqual(account(23, BALDEV, ASHA));
    expect(buyers(await read('?status=visit'))).toEqual(account(BALDEV));
    const closed = await read('?status=closed&city=Panchkula');
    expect(closed.leads.map(({ status_at, due }) => [status_at, due])).toEqual([[at(13), undefined]]);
  });

  it('come page by page, each once', async () => {
    await world.happened(nameSampleListingStream(2), samplePosted({ seller: sampleAccount(2) }), verified);
    for (let n = 0; n < 51; n++)
      await world.happenedAt(at(14), nameSampleInterestStream(2, 100 + n), {
        type: 'ListingContacted',
        data: { ...sampleListingAndBuyer(2, 100 + n), seller: sampleAccount(2), day: '2026-11-21', city: 'Zirakpur' },
      });
    await world.drain();
    const first = await read('?city=Zirakpur');
    const second = await read(`?city=Zirakpur&cursor=${first.cursor}`);
    expect([first.leads.length, second.leads.length, second.cursor]).toEqual([50, 1, null]);
    expect(new Set([...buyers(first), ...buyers(second)]).size).toBe(51);
    for (const wrong of ['?status=sold', '?cursor=x', '?city=%00'])
      expect((await app.get(`/api/staff/leads${wrong}`, { as: 'staff' })).status).toBe(422);
  });

  it('Z-12 are visible to nobody else', async () => {
    expect((await app.get('/api/staff/leads', { as: 1 })).status).toBe(403);
    expect((await app.get('/api/staff/leads', { as: ASHA })).status).toBe(403);
    expect((await app.get('/api/staff/leads')).status).toBe(401);
  });
});
