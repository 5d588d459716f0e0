import { STAFF_PHONE } from '@naksha/deploy/testing';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { totpCode } from '../app/totp-code.ts';
import type { Target } from '../attacks/target.ts';

export type AskerName = 'anonymous' | 'buyer' | 'staff';
export type Asker = {
  token?: string;
  /** Paths that end the session; requested anonymously. */
  leavesOut: readonly string[];
};

const ENDLESS = '/api/live';
const ENDS_SESSION = ['/api/auth/signout', '/api/me/sessions/{id}'];
const FACTOR = '/api/me/second-factor';

export async function openFuzzClients(target: Target): Promise<Record<AskerName, Asker>> {
  const buyer = await target.client().signIn('+919812300002', 'Vikram');
  const seller = await target.client().signIn('+919812300001', 'Asha');
  const staff = await target.client().signIn(STAFF_PHONE, 'Meera');
  const code = await target.enrolStaff(STAFF_PHONE);
  await staff.post(`${FACTOR}/enrolment`, { code });
  const { secret } = (await staff.post(`${FACTOR}/totp`, {})).body;
  staff.token = (await staff.post(`${FACTOR}/totp/confirm`, { code: totpCode(secret) })).body.access;
  for (const client of [seller, seller, buyer]) {
    const { id } = await client.postFlat();
    const { status, text } = await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    if (status !== 200) throw new Error(`Verifying a flat failed with status ${status}: ${text}`);
    await (client === buyer ? seller : buyer).post('/api/buyer/contacted', { property: id });
  }
  await seller.postFlat();
  return {
    anonymous: { leavesOut: [ENDLESS] },
    buyer: { token: buyer.token, leavesOut: [ENDLESS, ...ENDS_SESSION] },
    staff: { token: staff.token, leavesOut: [ENDLESS, ...ENDS_SESSION] },
  };
}
