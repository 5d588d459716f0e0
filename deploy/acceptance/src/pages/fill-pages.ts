import { STAFF_PHONE } from '@naksha/deploy/testing';
import { defineContent } from '../app/define-content.ts';
import { EVERY_CHECK, sampleFlat } from '../app/sample-flat.ts';
import type { TestClient } from '../app/test-client.ts';
import { totpCode } from '../app/totp-code.ts';
import type { Target } from '../attacks/target.ts';
import type { Person, Seeded } from './every-page.ts';

const PROJECT = 'mohali-green-towers';
const FACTOR = '/api/me/second-factor';

export type Filled = { seeded: Seeded; people: Readonly<Record<Person, TestClient | undefined>> };

export async function fillPages(target: Target): Promise<Filled> {
  const seller = await target.client().signIn('+919812300011', 'Asha');
  const buyer = await target.client().signIn('+919812300012', 'Vikram');
  const staff = await target.client().signIn(STAFF_PHONE, 'Meera');
  const code = await target.enrolStaff(STAFF_PHONE);
  await staff.post(`${FACTOR}/enrolment`, { code });
  const { secret } = (await staff.post(`${FACTOR}/totp`, {})).body;
  staff.token = (await staff.post(`${FACTOR}/totp/confirm`, { code: totpCode(secret) })).body.access;
  const open = await seller.postFlat();
  const waiting = await seller.postFlat({ title: 'Flat that waits for staff', position: { lat: 30.7, lng: 76.72 } });
  const gone = await seller.postFlat({ title: 'Flat that was deleted', position: { lat: 30.71, lng: 76.73 } });
  const asked = { name: 'Ravi', email: 'ravi@example.com', mobile_phone: '9812300013', subject: 'A flat' };
  const answers = [
    await staff.post(`/api/staff/listings/${open.id}/verify`, { checks: EVERY_CHECK }),
    await staff.post(`/api/staff/listings/${gone.id}/verify`, { checks: EVERY_CHECK }),
    await seller.put(`/api/property/sold-delete/${gone.id}`, { action: 'delete' }),
    await buyer.post('/api/buyer/contacted', { property: open.id }),
    await buyer.post('/api/buyer/saved', { property: open.id }),
    await buyer.post('/api/searches', { view: 'price_range=0,90', name: 'Around the lake' }),
    await target.client().post('/api/contact/contact-us/', { ...asked, message: 'Is it near the lake?' }),
    await target.client().post('/api/reports', { listing: open.id, kind: 'sold', browser: 'browser-number-1' }),
    await defineContent(staff, `project/${PROJECT}`, {
      ...{ names: { en: 'Green Towers' }, type: 'Society', city: 'mohali', featured: true },
      ...{ aka: [], position: sampleFlat.position, radiusM: 300 },
    }),
  ];
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`Preparing the page data failed with status ${refused.status}: ${refused.text}`);
  const seeded = { open: open.slug, waiting: waiting.slug, gone: gone.slug, project: PROJECT };
  return { seeded, people: { stranger: undefined, buyer, seller, staff } };
}
