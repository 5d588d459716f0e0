import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Metrics } from '../metrics/metrics.ts';
import { createTestConfig } from '../testing/test-config.ts';
import { sendProblem } from './problem-filter.ts';
import { serveMetrics } from './serve-metrics.ts';

const askStatus = async (settings: Record<string, string>, remoteAddress: string, production = false) => {
  const server = fastify();
  server.setErrorHandler(sendProblem);
  const config = createTestConfig(settings);
  serveMetrics(server, new Metrics(), production ? { ...config, NODE_ENV: 'production' } : config);
  const { statusCode } = await server.inject({ url: '/metrics', remoteAddress });
  await server.close();
  return statusCode;
};

it('without a token, only local requests get metrics, and none if a proxy is expected', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await askStatus({}, address)).toBe(200);
  for (const address of ['10.0.0.7', '192.168.1.1', '203.0.113.9', 'fc00::1'])
    expect(await askStatus({}, address)).toBe(404);
  expect(await askStatus({ TRUST_PROXY: '127.0.0.1' }, '127.0.0.1')).toBe(404);
  expect(await askStatus({}, '127.0.0.1', true)).toBe(404);
});
