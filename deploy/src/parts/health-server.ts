import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { answerHealth } from '../http/health.ts';
import { listen } from '../http/listen.ts';
import { sendProblem } from '../http/problem-filter.ts';
import { serveMetrics } from '../http/serve-metrics.ts';
import { connectionTimeouts } from '../http/time-limits.ts';
import { trackConnections } from '../http/track-connections.ts';
import type { ProcessContext } from './process-context.ts';

export async function serveHealth({ config, lifetime, logger, readiness, metrics }: ProcessContext): Promise<string> {
  const server = fastify({
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...connectionTimeouts(config.TRUST_PROXY.length > 0),
  });
  server.setErrorHandler(sendProblem);
  serveMetrics(server, metrics, config);
  answerHealth(server, readiness);
  const connections = trackConnections(server.server);
  await lifetime.onEnd(async () => {
    const closed = connections.close();
    await server.close();
    closed();
  });
  return listen(server, config);
}
