import { readFile } from 'node:fs/promises';
import { compareRoutesWithDocument, listRoutes, type Route, removeParameterNames } from '@naksha/deploy';
import { OPERATIONS } from '@naksha/events/api';
import { listPrintedRoutes } from '@naksha/events/testing';
import { ModulesContainer } from '@nestjs/core';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TestApp } from '../app/start-test-app.ts';

type Media = { schema: object; example?: unknown };
type Described = {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};
type ApiDocument = { openapi: string; paths: Record<string, Record<string, Described>> };

let app: TestApp;
let text: string;
let document: ApiDocument;
let routes: Route[];
beforeAll(async () => {
  app = await TestApp.start();
  ({ text, body: document } = await app.client().get('/api/openapi.json'));
  routes = listRoutes(app.naksha.app.get(ModulesContainer));
});
afterAll(() => app?.stop());

const describedAt = (call: string): Described => {
  const [method, path] = call.split(' ');
  return document.paths[path][method.toLowerCase()];
};
const calls = Object.entries(OPERATIONS);

describe('the API document', () => {
  it('K-06 one OpenAPI 3.1 document at /api/openapi.json covers both kinds of call, with a page at /api/docs', async () => {
    expect(document.openapi).toBe('3.1.0');
    const server = app.naksha.app.getHttpAdapter().getInstance();
    const printed = listPrintedRoutes(server.printRoutes({ commonPrefix: false }));
    const ours = printed
      .filter((route) => /^\w+ \/(api|graphql|mcp|photos)(\/|$)/.test(route))
      .map((route) => ({ call: route.replaceAll(/:\w+(\|:\w+)*/g, '{}') }));
    expect(ours.length).toBeGreaterThan(100);
    // Routes without a registry entry, and the reverse.
    expect(compareRoutesWithDocument(ours)).toEqual({ untold: [], unanswered: [] });
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.sort()).toEqual(calls.map(([call]) => call).sort());

    const anyone = app.client();
    const page = await anyone.get('/api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // No inline or external scripts: the pages' policy applies.
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script(?![^>]* src=)|<style|style=|https?:|\son\w+=/);
    const files = [...page.text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path);
    expect(files).toHaveLength(3);
    for (const path of files) {
      const file = await anyone.get(path);
      expect([path, file.status]).toEqual([path, 200]);
      expect(file.headers.get('content-type')).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
      const etag = file.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      expect((await anyone.get(path, { 'if-none-match': etag })).status).toBe(304);
    }
    expect((await anyone.get('/api/docs/package.json')).status).toBe(404);
  });

  it('has a valid example of every parameter, request body and response', () => {
    const byCall = new Map(routes.map((route) => [removeParameterNames(route.call), route]));
    for (const [call, operation] of calls) {
      const { parameters, requestBody, responses } = describedAt(call);
      for (const one of parameters.filter(({ in: place }) => place === 'path'))
        expect(one.example, `${call} ${one.name}`).toBeTruthy();
      const shape = operation.body instanceof z.ZodType ? operation.body : byCall.get(removeParameterNames(call))?.body;
      const body = requestBody?.content['application/json'];
      expect(body !== undefined, call).toBe(shape !== undefined);
      if (shape) expect(shape.safeParse(body?.example).error, call).toBeUndefined();
      for (const [status, answer] of Object.entries(operation.answers)) {
        if (!(answer instanceof z.ZodType)) continue;
        const { example } = responses[status].content?.['application/json'] ?? {};
        expect(answer.safeParse(example).error, `${call} ${status}`).toBeUndefined();
      }
    }
  });

  it('states who may send each request and how it can fail', async () => {
    const anyone = app.client();
    for (const [call, { who = 'anyone' }] of calls.filter(([call]) => call !== 'GET /api/live')) {
      const { security, parameters, requestBody, responses } = describedAt(call);
      expect(security.length > 0 && security.every((one) => 'bearer' in one), call).toBe(who === 'signed_in');
      const [method, path] = call.split(' ');
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(parameters.find((one) => one.in === 'path' && one.name === name)?.example)),
      );
      const body = requestBody?.content['application/json']?.example;
      const answer = await anyone.request(method, filled, { body: method === 'GET' ? undefined : (body ?? undefined) });
      expect([call, answer.status === 401 && answer.body.code === 'sign_in_first']).toEqual([
        call,
        who === 'signed_in',
      ]);
      const told = responses[answer.status];
      expect(told, `${call} answered ${answer.status} ${answer.text.slice(0, 200)}`).toBeDefined();
      if (answer.status >= 400 && call !== 'POST /graphql') {
        const { schema } = told.content?.['application/problem+json'] ?? {};
        expect(JSON.stringify(schema), `${call} ${answer.text}`).toContain(`"${answer.body.code}"`);
      }
    }
  });

  it('names the cookie that a code is bound to for the calls that set and send it', () => {
    const described = JSON.parse(text);
    expect(described.components.securitySchemes.asked).toMatchObject({
      type: 'apiKey',
      in: 'cookie',
      name: 'naksha_asked',
    });
    const ask = described.paths['/api/auth/signup/signin'].post;
    expect(ask.responses[201].headers['Set-Cookie'].description).toContain('naksha_asked');
    const verify = described.paths['/api/auth/signin/otpverify'].post;
    expect(verify.security).toEqual([{}, { asked: [] }]);
    for (const [path, method] of [
      ['/api/auth/signin/otpverify', 'post'],
      ['/api/auth/myprofile', 'delete'],
      ['/api/auth/mydata', 'post'],
    ])
      expect(described.paths[path][method].parameters, path).toContainEqual(
        expect.objectContaining({ name: 'naksha_asked', in: 'cookie', required: false }),
      );
  });

  it('states all limits', () => {
    const bodyOf = (call: string) => JSON.stringify(describedAt(call).requestBody?.content['application/json'].schema);
    const post = bodyOf('POST /api/property/{type}/{subtype}');
    expect(post).toContain('"title":{"type":"string","minLength":3,"maxLength":120}');
    expect(post).toContain('"expected_price":{"type":"integer","minimum":1,"maximum":999999999}');
    expect(post).toContain('"lister":{"type":"string","enum":["owner"');
    expect(bodyOf('POST /api/staff/listings/{id}/verify')).toContain(
      '"checks":{"maxItems":5,"type":"array","items":{"type":"string","enum":["',
    );
    expect(bodyOf('POST /api/contact/contact-us')).toContain('"maxLength":2000');
    expect(bodyOf('PUT /api/auth/myprofile')).toContain('"first_name":{"type":"string","maxLength":25}');
  });

  it('describes binary data so that client generators accept it', () => {
    const bytes = { schema: { type: 'string', format: 'binary' } };
    expect(describedAt('POST /api/photos').requestBody?.content).toEqual({ 'application/octet-stream': bytes });
    for (const call of ['GET /photos/{id}/{file}', 'GET /api/map/{z}/{x}/{y}'])
      expect(describedAt(call).responses[200].content?.['application/octet-stream'], call).toEqual(bytes);
  });

  it('passes the rules recommended by redocly, as does the document of the events', async () => {
    const events = await readFile(new URL('../../../../events/asyncapi.json', import.meta.url), 'utf8');
    const documents = [
      [text],
      // Access to the topic is configured at the broker.
      [events, 'security-defined'],
    ];
    for (const [source, waived] of documents) {
      const config = await createConfig({ extends: ['recommended'], rules: waived ? { [waived]: 'off' } : {} });
      const found = await lintFromString({ source, absoluteRef: 'document.json', config });
      expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    }
  });
});
