import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendProblem } from './problem-filter.ts';
import { serveSecurityTxt } from './serve-security-txt.ts';

const ask = async (config: { SECURITY_CONTACT: string; BRAND_EMAIL: string }) => {
  const server = fastify();
  server.setErrorHandler(sendProblem);
  const clock = { now: () => new Date('2026-11-22T06:30:00Z') };
  serveSecurityTxt(server, { config, clock, origin: () => 'https://naksha.example' });
  const { statusCode, headers, payload } = await server.inject('/.well-known/security.txt');
  await server.close();
  return { statusCode, type: headers['content-type'], payload };
};

it('security.txt names the contact, and is valid for half a year from today', async () => {
  const given = { SECURITY_CONTACT: 'https://naksha.example/report', BRAND_EMAIL: 'office@naksha.example' };
  expect(await ask(given)).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    payload: [
      'Contact: https://naksha.example/report',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en, hi, pa',
      'Canonical: https://naksha.example/.well-known/security.txt',
      '',
    ].join('\n'),
  });
  expect((await ask({ ...given, SECURITY_CONTACT: '' })).payload).toContain('Contact: mailto:office@naksha.example\n');
  expect((await ask({ SECURITY_CONTACT: '', BRAND_EMAIL: '' })).statusCode).toBe(404);
});
