import fastify from 'fastify';
import { expect, it } from 'vitest';
import { allowCrossOriginReads } from './app.ts';
import { addSecurityHeaders, buildSecurityHeaders } from './security-headers.ts';

it('production over TLS sends HSTS; elsewhere this header is missing', () => {
  const transport = (NODE_ENV: 'production' | 'development', PUBLIC_URL: string) =>
    buildSecurityHeaders({ NODE_ENV, PUBLIC_URL, MAP_STYLE_URL: '' })['strict-transport-security'];
  expect(transport('production', 'https://naksha.example')).toBe('max-age=31536000; includeSubDomains');
  expect(transport('production', 'http://naksha.example')).toBeUndefined();
  expect(transport('development', 'https://naksha.example')).toBeUndefined();
});

it('production over TLS makes browsers load everything over TLS', () => {
  const policy = (NODE_ENV: 'production' | 'development', PUBLIC_URL: string) =>
    buildSecurityHeaders({ NODE_ENV, PUBLIC_URL, MAP_STYLE_URL: '' })['content-security-policy'];
  expect(policy('production', 'https://naksha.example')).toContain('; upgrade-insecure-requests');
  expect(policy('production', 'http://naksha.example')).not.toContain('upgrade-insecure-requests');
  expect(policy('development', 'https://naksha.example')).not.toContain('upgrade-insecure-requests');
});

it.each([
  ['/api/auth/myprofile', 'same-origin'],
  ['/graphql', 'same-origin'],
  ['/api/map/count', 'cross-origin'],
  ['/photos/a.webp', undefined],
])('responses of %s can be loaded by other sites: %s', async (path, policy) => {
  const server = fastify();
  addSecurityHeaders(server, { NODE_ENV: 'development', PUBLIC_URL: '', MAP_STYLE_URL: '' });
  allowCrossOriginReads(server);
  for (const url of ['/api/auth/myprofile', '/graphql', '/api/map/count', '/photos/:file'])
    server.get(url, () => 'words');
  expect((await server.inject(path)).headers['cross-origin-resource-policy']).toBe(policy);
});
