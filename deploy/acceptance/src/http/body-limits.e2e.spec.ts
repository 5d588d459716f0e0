import { BODY_SHAPE } from '@naksha/events/api';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

let app: TestApp;
let anyone: TestClient;
beforeAll(async () => {
  app = await TestApp.start();
  anyone = app.client();
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const SIGN_IN = '/api/auth/signup/signin';
const json = { 'content-type': 'application/json' };
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const manyKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])));

it.each([
  ['nested 100,000 levels deep', SIGN_IN, `{"mobile_phone":${deep(100_000)}}`],
  ['with 20,000 unknown keys', SIGN_IN, manyKeys(20_000)],
  ['of 100,000 items', SIGN_IN, JSON.stringify({ mobile_phone: Array.from({ length: 100_000 }, () => 1) })],
  ['with deep GraphQL variables', '/graphql', `{"query":"{ cities { id } }","variables":{"a":${deep(100_000)}}}`],
])('rejects a body %s before it is parsed and validated, and logs it', async (_, path, body) => {
  const parse = vi.spyOn(JSON, 'parse');
  const validate = vi.spyOn(StandardSchemaValidationPipe.prototype, 'transform');
  const before = app.logLines.length;
  const response = await anyone.post(path, body, json);
  expect([response.status, response.body.code]).toEqual([413, 'too_large']);
  expect(response.body.detail).toMatch(/^The body (?:is nested|has) more than \d+ .* at byte \d+\. (?:Send|Use) fewer/);
  expect(parse.mock.calls.filter(([text]) => text === body)).toEqual([]);
  expect(validate).not.toHaveBeenCalled();
  const noted = app.logLines.slice(before).map((line) => JSON.parse(line));
  expect(noted).toContainEqual(expect.objectContaining({ log: 'security', kind: 'body_refused', route: path }));
});

it('limits the size of a response that lists many invalid fields', async () => {
  const unknown = Object.fromEntries(
    Array.from({ length: BODY_SHAPE.values }, (_, n) => [`${n}${'k'.repeat(200)}`, n]),
  );
  const { status, body } = await anyone.post('/api/analytics', unknown);
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(JSON.stringify(body).length).toBeLessThan(10_000);
});

it('rejects a deeply nested GraphQL query before it is validated', async () => {
  const query = `${'{a'.repeat(2_000)}${'}'.repeat(2_000)}`;
  const { status, body } = await anyone.post('/graphql', { query });
  expect(status).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ message: expect.stringContaining('tokens') })]);
});
