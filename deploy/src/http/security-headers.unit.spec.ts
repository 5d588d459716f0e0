import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('production over TLS tells browsers never to come without it; elsewhere nothing is said of it', () => {
  const transport = (NODE_ENV: 'production' | 'development', PUBLIC_URL: string) =>
    securityHeaders({ NODE_ENV, PUBLIC_URL, MAP_STYLE_URL: '' })['strict-transport-security'];
  expect(transport('production', 'https://naksha.example')).toBe('max-age=31536000; includeSubDomains');
  expect(transport('production', 'http://naksha.example')).toBeUndefined();
  expect(transport('development', 'https://naksha.example')).toBeUndefined();
});
