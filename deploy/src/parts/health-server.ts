import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { answerMetrics } from '../http/answer-metrics.ts';
import { closableConnections } from '../http/close-connections.ts';
import { answerHealth } from '../http/health.ts';
import { listen } from '../http/listen.ts';
import { answerProblem } from '../http/problem-filter.ts';
import { limitTimes } from '../http/time-limits.ts';
import type { ProcessContext } from './process-context.ts';

export async function serveHealth({ config, lifetime, logger, readiness, metrics }: ProcessContext): Promise<string> {
  const server = fastify({
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...limitTimes(config.TRUST_PROXY.length > 0),
  });
  server.setErrorHandler(answerProblem);
  answerMetrics(server, metrics, config);
  answerHealth(server, readiness);
  const connections = closableConnections(server.server);
  await lifetime.onEnd(async () => {
    const closed = connections.close();
    await server.close();
    closed();
  });
  return listen(server, config);
}
