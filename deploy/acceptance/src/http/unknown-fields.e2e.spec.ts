import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

/** Calls of other clients than ours are as old as the specification: what it doesn't know there is left alone. */
const SPECIFIED = [
  'POST /api/auth/signup/signin',
  'POST /api/auth/signin/otpverify',
  'POST /api/auth/token-verify',
  'PUT /api/auth/myprofile',
  'POST /api/property/:type/:subtype',
  'PUT /api/property/:id',
  'PUT /api/property/sold-delete/:id',
  'POST /api/buyer/:action',
];

/** Every route that takes a body, from the controllers themselves: a new one is among them without being named here. */
function writeRoutes(app: INestApplicationContext): string[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const methods = Object.values(Object.getOwnPropertyDescriptors(metatype?.prototype ?? {}));
    return methods.flatMap(({ value }) => {
      const method = typeof value === 'function' ? Reflect.getMetadata(METHOD_METADATA, value) : undefined;
      if (method === undefined || method === RequestMethod.GET) return [];
      const parts = [Reflect.getMetadata(PATH_METADATA, metatype!), Reflect.getMetadata(PATH_METADATA, value)];
      return [`${RequestMethod[method]} /${parts.filter((part) => part !== '/').join('/')}`];
    });
  });
}

describe('K-04 a field that nobody knows', () => {
  let app: TestApp;
  let staff: TestClient;
  let routes: string[];
  beforeAll(async () => {
    app = await TestApp.start({ settings: { STAFF_PHONES: '+919812300009' } });
    staff = await app.signIn('+919812300009', 'Meera');
    routes = writeRoutes(app.naksha.app);
  });
  afterAll(() => app.stop());

  const ask = (route: string) => {
    const [method, path] = route.split(' ');
    return staff.ask(method, path.replaceAll(/:\w+/g, 'x'), { body: { surprise: 1 } });
  };

  it('is refused on every path of our own, by its name', async () => {
    const own = routes.filter((route) => !SPECIFIED.includes(route));
    expect(own).toContain('PUT /api/property/confirm-availability/:id');
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const route of own) {
      const { status, body } = await ask(route);
      expect([route, status, body?.code]).toEqual([route, 422, 'invalid']);
      expect(body.detail, route).toContain('surprise');
    }
  });

  it("is left alone on the specification's paths", async () => {
    expect(routes).toEqual(expect.arrayContaining(SPECIFIED));
    for (const route of SPECIFIED) expect((await ask(route)).text, route).not.toContain('surprise');
  });
});
