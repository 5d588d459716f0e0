import { it } from 'vitest';
import { routerContract } from '../testing/router-contract.ts';
import { HttpRouter } from './http-router.ts';

const { ROUTER_URL } = process.env;

if (ROUTER_URL) routerContract('the server at ROUTER_URL', () => new HttpRouter(ROUTER_URL, { timeoutMs: 60_000 }));
else
  it('a router: the server at ROUTER_URL', ({ skip }) => {
    skip('ROUTER_URL is not set: start loadtests/valhalla/serve.py');
  });
