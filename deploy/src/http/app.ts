import { BODY_LIMIT, HEADER_LIMIT } from '@naksha/events/api';
import type { Clock } from '@naksha/events/kernel';
import { type ReadModelDeps, ReadModelModule } from '@naksha/read-model';
import { SecurityLog, type ServicesDeps, ServicesModule, Sessions } from '@naksha/services';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { ApiDocumentController, BRAND } from '../api-document/api-document.controller.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { wantsTracing } from '../tracing/open-tracing.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { answerMetrics } from './answer-metrics.ts';
import { boundWork } from './bound-work.ts';
import { boundedJson } from './bounded-json.ts';
import { resolveCallers } from './caller-hook.ts';
import { compressAnswers } from './compress-answers.ts';
import { cutUnwantedBodies } from './cut-unwanted-bodies.ts';
import type { Drain } from './drain.ts';
import { answerHealth, type OptionalDependencies, type Readiness } from './health.ts';
import { limitBodyTimes } from './limit-body-times.ts';
import { limitConnections, mostConnections } from './limit-connections.ts';
import { nestLogger } from './logger.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';
import { noteRefusals } from './note-refusals.ts';
import { openToOtherSites } from './open-to-other-sites.ts';
import { PARKED_SOURCES, ParkedController, type ParkedSources } from './parked.controller.ts';
import { answerProblem, ProblemFilter } from './problem-filter.ts';
import { refuseHosts } from './refuse-hosts.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import type { RequestCounter } from './request-counter.port.ts';
import { limitRequests, PARAMETER_LIMIT } from './request-limits.ts';
import { sayDegraded } from './say-degraded.ts';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';
import { answerSecurityTxt } from './security-txt.ts';
import { StaffRoutes } from './staff-routes.ts';
import { throttle } from './throttle.ts';
import { limitTimes } from './time-limits.ts';
import { validationPipe } from './validation-pipe.ts';

export type AppParts = {
  config: Config;
  clock: Clock;
  logger: Logger;
  services: ServicesDeps;
  readModel: ReadModelDeps;
  readiness: Readiness;
  requests?: RequestCounter;
  optionalDependencies?: OptionalDependencies;
  /** False while a full disk allows only reads: the process stays ready, and `/health/ready` reports it. */
  hasDiskSpace?(): boolean;
  drain: Pick<Drain, 'begun'>;
  metrics: Metrics;
  parked: ParkedSources;
};

@Module({})
class AppModule {}

/** The only module that knows both sides. */
const composed = ({ config, services, readModel, parked }: AppParts): DynamicModule => ({
  module: AppModule,
  imports: [ServicesModule.register(services), ReadModelModule.register(readModel)],
  controllers: [ParkedController, ApiDocumentController],
  providers: [
    { provide: PARKED_SOURCES, useValue: parked },
    { provide: BRAND, useValue: config.BRAND_NAME },
  ],
});

/** Fastify logs each start and each unread body at "info", which the banner covers. */
const quieter = (level: string): string => (level === 'info' ? 'warn' : level);

/** Not listening yet. */
export async function createApp(parts: AppParts): Promise<NestFastifyApplication> {
  const { config, clock, logger } = parts;
  const times = limitTimes(config.TRUST_PROXY.length > 0);
  const adapter = new FastifyAdapter({
    loggerInstance: logger.child({}, { level: quieter(config.LOG_LEVEL) }) as FastifyBaseLogger,
    // The reverse proxy logs requests; errors are logged when they become responses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Requests on open connections are answered during shutdown, because clients and balancers cannot know yet.
    return503OnClosing: false,
    // A malformed URL reaches no route, hook or filter.
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers(securityHeaders(config));
      answerProblem(error, request, reply);
    },
    ...times,
    http: { ...times.http, maxHeaderSize: HEADER_LIMIT },
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_LIMIT },
  });
  const app = await NestFactory.create<NestFastifyApplication>(composed(parts), adapter, {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalPipes(validationPipe());
  app.useGlobalGuards(new StaffRoutes());

  const server = adapter.getInstance();
  const security = app.get(SecurityLog, { strict: false });
  if (wantsTracing(config)) traceRequests(server);
  const parseJson = server.getDefaultJsonParser('error', 'error');
  adapter.useBodyParser('application/json', false, { bodyLimit: BODY_LIMIT }, boundedJson(parseJson, security));
  // Refusals come before a body is read or anything is looked up.
  sendSecurityHeaders(server, config);
  openToOtherSites(server);
  refuseHosts(server, config);
  limitRequests(server);
  const requests = parts.requests ?? new MemoryRequestCounter(clock);
  throttle(server, config.REQUESTS_A_MINUTE, requests, security);
  const turns = boundWork(server, config.REQUESTS_A_MINUTE, requests, security);
  parts.metrics.gauge('questions_waiting', 'Requests waiting for map computation', () => turns.waiting);
  refuseUnknown(server);
  cutUnwantedBodies(server);
  limitBodyTimes(server);
  await compressAnswers(server);
  answerMetrics(server, parts.metrics, config);
  noteRefusals(server, security);
  if (parts.optionalDependencies) sayDegraded(server, parts.optionalDependencies);
  const sessions = app.get(Sessions, { strict: false });
  const connections = limitConnections(server.server, {
    total: mostConnections(),
    perNetwork: config.CONNECTIONS_PER_ADDRESS,
    proxies: config.TRUST_PROXY,
    onLimited: (address) => security.record({ kind: 'rate_limited', limit: 'connections', address }),
  });
  parts.metrics.gauge('connections', 'Open client connections', connections);
  resolveCallers(server, (token) => sessions.resolve(token));
  const { hasDiskSpace } = parts;
  const named = { ...parts.optionalDependencies, ...(hasDiskSpace && { disk_space: hasDiskSpace }) };
  answerHealth(server, parts.readiness, named, () => parts.drain.begun);
  answerSecurityTxt(server, { config, clock, origin: parts.readModel.origin });
  return app;
}
