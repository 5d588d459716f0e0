import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ProcessContext } from '../process-context.ts';
import { answerMetrics } from './answer-metrics.ts';
import { closableConnections } from './close-connections.ts';
import { answerHealth } from './health.ts';
import { listen } from './listen.ts';
import { answerProblem } from './problem-filter.ts';

/** Health and metrics of a process that has no other door. @returns where it can be asked */
export async function serveHealth({ config, lifetime, logger, readiness, metrics }: ProcessContext): Promise<string> {
  const server = fastify({
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.setErrorHandler(answerProblem);
  answerMetrics(server, metrics, config);
  answerHealth(server, readiness);
  const closeConnections = closableConnections(server.server);
  await lifetime.onEnd(async () => {
    const closed = closeConnections();
    await server.close();
    closed();
  });
  return listen(server, config);
}
