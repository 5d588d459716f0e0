import { composePlaceId, Gazetteer } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplyLedger } from '../erase-account/apply-ledger.ts';
import { AppointStaff } from '../identity/appoint-staff/appoint-staff.ts';
import { Retention } from '../retention/retention.ts';
import { gazetteer } from '../testing/sample-places.ts';
import { TestApp } from '../testing/test-app.ts';

const PATH = '/api/contact/contact-us';
const DAY = 86_400_000;
const [mohali] = gazetteer.list('city');
const project = { ...mohali, id: composePlaceId('Mohali', 'Green Towers'), kind: 'project' as const };
const asked = {
  name: ' Asha  Rani ',
  email: 'asha@home.example',
  mobile_phone: '98765 43210',
  subject: 'A flat',
  message: 'Is there one?\r\nNear the lake.',
};
let addresses = 0;
const anywhere = () => `10.${++addresses}.0.1`;

describe('enquiries to the office', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({}, { places: { gazetteer: new Gazetteer([...gazetteer.places, project]) } });
    await test.app.get(ApplyLedger, { strict: false }).apply();
  });
  afterAll(() => test.stop());

  const send = (body: object, key?: string, from = anywhere()) =>
    test.request('POST', PATH, { body, from, headers: key ? { 'idempotency-key': key } : {} });
  const kept = async () =>
    (await test.database.pool.query('select name, phone, email, subject, message from vault_enquiry order by name'))
      .rows;
  const received = async () => (await test.events()).filter(({ type }) => type === 'EnquiryReceived');

  it('K-19 S-20 is stored once, however often it is sent with one key, and its texts are not in the event', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(asked, 'one-intent')));
    answers.push(await send(asked, 'one-intent'));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { code: 200 }]);
    expect(await kept()).toEqual([
      {
        name: 'Asha Rani',
        phone: '+919876543210',
        email: 'asha@home.example',
        subject: 'A flat',
        message: 'Is there one?\nNear the lake.',
      },
    ]);
    expect(await received()).toEqual([{ type: 'EnquiryReceived', data: { kind: 'contact' } }]);
    expect((await send({ ...asked, subject: 'Another' }, 'one-intent')).status).toBe(422);
    expect(await kept()).toHaveLength(1);
  });

  it('V-02 V-03 V-04 returns an error for each invalid field, in the specification’s words', async () => {
    const reasons = async (changes: object) =>
      Object.fromEntries((await send({ ...asked, ...changes })).body.errors.map(Object.values));
    expect(await reasons({ name: '', email: '', mobile_phone: '', subject: ' ', message: undefined })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      mobile_phone: 'Phone no is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
    expect(await reasons({ email: 'asha', mobile_phone: '98765' })).toEqual({
      email: 'Please add valid email format',
      mobile_phone: expect.stringMatching(/^Invalid Phone Number: “\+91 98765” is not a valid number/),
    });
    for (const [typed, read] of [
      ['919876512341 / 919876512342', '919876512341 / 919876512342'],
      ['9876512341x12', '9876512341x12'],
      ['4165550199', '4165550199'],
      ['98765O2340', '98765O2340'],
    ])
      expect(await reasons({ mobile_phone: typed })).toEqual({
        mobile_phone: expect.stringContaining(`Invalid Phone Number: “${read}”`),
      });
  });

  it.each([
    ['919876512341', '+919876512341'],
    ['09876512341', '+919876512341'],
    ['\u202a+91 98765 12341\u202c', '+919876512341'],
    ['९८७६५ १२३४१', '+919876512341'],
    ['0172 2700001', '+911722700001'],
    ['+1 416 555 0199', '+14165550199'],
  ])('stores %j as %s, for contact and call-back', async (mobile_phone, phone) => {
    const subject = `From ${phone} ${mobile_phone.length}`;
    expect((await send({ ...asked, mobile_phone, subject })).status).toBe(200);
    expect(await kept()).toContainEqual(expect.objectContaining({ subject, phone }));
    const name = `Caller ${mobile_phone.length}`;
    const body = { project: project.id, name, mobile_phone };
    const call = await test.request('POST', '/api/property/project/requestBack', { body, from: anywhere() });
    expect(call.status).toBe(200);
    expect(await kept()).toContainEqual(expect.objectContaining({ name, phone }));
  });

  it('K-22 accepts a call-back request about a project', async () => {
    const body = { project: project.id, name: 'Baldev', mobile_phone: '9876543299' };
    const call = (changes: object = {}) =>
      test.request('POST', '/api/property/project/requestBack', { body: { ...body, ...changes }, from: anywhere() });
    expect(await call()).toMatchObject({ status: 200, body: { code: 200 } });
    expect(await kept()).toContainEqual({
      ...{ name: 'Baldev', phone: '+919876543299', email: '', subject: '', message: '' },
    });
    expect(await received()).toContainEqual({
      type: 'EnquiryReceived',
      data: { kind: 'project', project: project.id },
    });
    expect((await call({ project: 'nowhere' })).body.errors).toEqual([
      { field: 'project', reason: 'is not a known project' },
    ]);
    expect((await call({ mobile_phone: '' })).status).toBe(422);
    expect((await call({ project: mohali.id })).status).toBe(422);
  });

  it('requires proof of work after several from one network, has a limit, and is discarded if every field is filled in', async () => {
    const from = '10.200.0.1';
    const before = (await kept()).length;
    for (let n = 0; n < 5; n++) expect((await send(asked, undefined, from)).body).toEqual({ code: 200 });
    const { body } = await send(asked, undefined, from);
    expect(body).toEqual({ code: 428, work: { challenge: expect.any(String), attempts: expect.any(Number) } });
    expect((await send({ ...asked, proof: 'made-up~7' }, undefined, from)).body.code).toBe(428);
    expect((await send(asked)).body).toEqual({ code: 200 });
    expect((await kept()).length).toBe(before + 6);
    expect((await send({ ...asked, website: 'https://spam.example' })).body).toEqual({ code: 200 });
    const tooLong = await send({ ...asked, website: 'https://spam.example' }, 'k'.repeat(201));
    expect([tooLong.status, tooLong.body.errors?.[0].field]).toEqual([422, 'Idempotency-Key']);
    expect((await kept()).length).toBe(before + 6);
    expect(test.security.filter(({ limit }) => limit === 'enquiries')).toHaveLength(1);
  });

  it('is handled by assistants, logs each view of a number, and is deleted with its sender or after its retention period', async () => {
    const change = { act: 'add' as const, roles: ['assistant' as const], cities: ['Mohali'] };
    await test.commands.execute(new AppointStaff('+919876543221', change, test.clock.now()));
    const staff = await test.signInStaff('9876543221');
    const person = await test.signIn('9876543277');
    await send({ ...asked, name: 'Chetna', mobile_phone: '9876543277' });
    const { rows } = await test.database.pool.query(`select id from vault_enquiry where name = 'Chetna'`);
    const path = `/api/staff/enquiries/${rows[0].id}`;
    const work = await test.request('PUT', path, { token: staff, body: { status: 'closed', note: 'Called.' } });
    expect([work.status, work.body.code]).toEqual([200, 200]);
    const look = await test.request('POST', `${path}/number`, { token: staff });
    expect(look.body).toEqual({ phone: '+91-9876543277', email: 'asha@home.example' });
    expect(test.security.filter(({ kind }) => kind === 'number_revealed')).toHaveLength(1);
    expect((await test.request('POST', `${path}/number`, { token: person })).status).toBe(403);
    expect((await test.request('PUT', path, { token: person, body: { status: 'spam' } })).status).toBe(403);

    await test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: '9876543277' } });
    const otp = test.readCode('+919876543277');
    expect((await test.request('DELETE', '/api/auth/myprofile', { token: person, body: { otp } })).status).toBe(204);
    expect((await kept()).map(({ name }) => name)).not.toContain('Chetna');
    expect((await test.database.pool.query('select from vault_note')).rowCount).toBe(0);
    expect((await test.request('POST', `${path}/number`, { token: staff })).status).toBe(404);

    const retention = test.app.get(Retention, { strict: false });
    // The database's clock sets these dates.
    await retention.once(new Date(Date.now() + 179 * DAY));
    expect((await kept()).length).toBeGreaterThan(0);
    await retention.once(new Date(Date.now() + 181 * DAY));
    expect(await kept()).toEqual([]);
  });
});
