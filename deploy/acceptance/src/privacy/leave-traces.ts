import { randomBytes } from 'node:crypto';
import type { PhotoId } from '@naksha/events/kernel';
import { sampleJpeg } from '@naksha/services/testing';
import { expect } from 'vitest';
import type { Answer, TestClient } from '../app/test-client.ts';

const COLUMNS = 'type,subtype,title,price,area,area_unit,bedrooms,lat,lng,description';

type Person = { client: TestClient; phone: string; name: string; word: string };
type Around = { staff: TestClient; asked: { id: string } };

/** Leaves data in every store of personal data, except a listing. @returns an unused photo */
export async function leaveTraces({ client, phone, name, word }: Person, { staff, asked }: Around): Promise<PhotoId> {
  assertAccepted(await client.post('/api/buyer/contacted', { property: asked.id }));
  assertAccepted(await client.post('/api/searches', { view: 'price_range=0,55', name: `${word} homes` }));
  const said = { listing: asked.id, kind: 'wrong_price', note: `${word} says so`, browser: 'a-browser-of-their-own' };
  assertAccepted(await client.post('/api/reports', said));
  const enquiry = { name, email: 'someone@peacockgarden.example', mobile_phone: phone.slice(3), subject: word };
  assertAccepted(await client.post('/api/contact/contact-us', { ...enquiry, message: `${word}, please` }));
  // An enquiry sent before signing in, found by its phone number.
  const stranger = Object.assign(Object.create(client), { token: undefined }) as TestClient;
  assertAccepted(await stranger.post('/api/contact/contact-us', { ...enquiry, message: `${word}, again` }));
  const { leads } = (await staff.get('/api/staff/leads')).body;
  assertAccepted(await staff.put(`/api/staff/leads/${leads[0].id}`, { note: `${name} wants a garden` }));
  await sendFile(client, { name, word });
  expect((await client.post('/api/analytics', { event: 'contacted seller' })).status).toBe(204);
  const missed = {
    query: `bedrooms=2&place=kharar&search=${word}&search=${phone}`,
    session: randomBytes(16).toString('hex'),
  };
  expect((await client.post('/api/missed-searches', missed)).status).toBe(204);
  return uploadPhoto(client);
}

async function sendFile(client: TestClient, { name, word }: Pick<Person, 'name' | 'word'>): Promise<void> {
  const file = `${COLUMNS}\nresidential,flat,A flat,45 lakh,1450,sqft,3,30.7,76.721,"${word} view"`;
  const begun = await client.post('/api/imports', { file_name: `${name}.csv`, parts: 1 });
  assertAccepted(begun);
  const { id } = begun.body.import;
  assertAccepted(await client.put(`/api/imports/${id}/parts/0`, { data: Buffer.from(file).toString('base64') }));
  assertAccepted(await client.post(`/api/imports/${id}/check`, {}));
}

async function uploadPhoto({ url, token }: TestClient): Promise<PhotoId> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' };
  const answer = await fetch(`${url}/api/photos`, { method: 'POST', headers, body: await sampleJpeg(900, 600) });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: PhotoId }).id;
}

function assertAccepted({ status, text }: Answer): void {
  expect(status, text).toBe(200);
}
