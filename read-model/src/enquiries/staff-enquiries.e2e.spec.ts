import { nameEnquiryStream } from '@naksha/events/kernel';
import type { StaffEnquiries } from '@naksha/events/wire/staff-enquiries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnquiryId, sampleNoteId } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const at = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
let world: ReadModelWorld;
let app: ReadModelApp;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  const words = { name: 'Asha', subject: 'A flat', message: 'Is there one?' };
  world.enquiries.set(sampleEnquiryId(1), words);
  world.notes.set(sampleNoteId(1), 'Call after six.');
  const stream = (n: number) => nameEnquiryStream(sampleEnquiryId(n));
  await world.happenedAt(at(8), stream(2), {
    type: 'EnquiryReceived',
    data: { kind: 'project', project: 'mohali-unknown' as never },
  });
  await world.happenedAt(
    at(7),
    stream(1),
    { type: 'EnquiryReceived', data: { kind: 'contact' } },
    { type: 'EnquiryStatusSet', data: { status: 'in_progress' } },
    { type: 'EnquiryNoted', data: { note: sampleNoteId(1) } },
  );
  await world.happenedAt(
    at(6),
    stream(3),
    { type: 'EnquiryReceived', data: { kind: 'contact' } },
    { type: 'EnquiryStatusSet', data: { status: 'spam' } },
  );
  await world.drain();
});
afterAll(() => world.close());

const read = (query = '') => app.json<StaffEnquiries>(`/api/staff/enquiries${query}`, { as: 'staff' });

describe('the enquiry inbox', () => {
  it('lists open enquiries, oldest first, with their texts and notes if still stored', async () => {
    const { enquiries, cursor } = await read();
    expect(cursor).toBeNull();
    expect(enquiries).toEqual([
      {
        ...{ id: sampleEnquiryId(1), kind: 'contact', status: 'in_progress', received_at: at(7) },
        asked: { name: 'Asha', subject: 'A flat', message: 'Is there one?' },
        notes: [{ text: 'Call after six.', at: at(7), by: '' }],
      },
      {
        ...{ id: sampleEnquiryId(2), kind: 'project', status: 'new', received_at: at(8) },
        project: { id: 'mohali-unknown', name: 'mohali-unknown' },
        notes: [],
      },
    ]);
  });

  it('lists closed enquiries by status, and is only for staff', async () => {
    expect((await read('?status=spam')).enquiries.map(({ id }) => id)).toEqual([sampleEnquiryId(3)]);
    expect((await app.get('/api/staff/enquiries?status=sold', { as: 'staff' })).status).toBe(422);
    expect((await app.get('/api/staff/enquiries', { as: 1 })).status).toBe(403);
  });
});
