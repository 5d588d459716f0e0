import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { BODY_LIMIT, HEADER_LIMIT } from '@naksha/events/api';
import { DEGRADED_HEADER, NOT_DEGRADED } from '@naksha/events/contracts';
import type { Clock, PlaceReach } from '@naksha/events/kernel';
import { type ReadModelDeps, ReadModelModule } from '@naksha/read-model';
import { SecurityLog, type ServicesDeps, ServicesModule, Sessions } from '@naksha/services';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { ApiDocumentController, BRAND } from '../api-document/api-document.controller.ts';
import type { Config } from '../config/config.ts';
import { McpController } from '../mcp/mcp.controller.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { isTracingConfigured } from '../tracing/open-tracing.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { attachCallerToRequests } from './caller-hook.ts';
import { createJsonParser } from './create-json-parser.ts';
import { discardUnwantedBodies } from './discard-unwanted-bodies.ts';
import type { Drain } from './drain.ts';
import {
  API_READINESS,
  listUnavailableDependencies,
  type OptionalDependencies,
  type Readiness,
  serveHealthChecks,
} from './health.ts';
import { limitBodyReceiveTime } from './limit-body-times.ts';
import { limitConnections, maxOpenConnections } from './limit-connections.ts';
import { limitRequestRate } from './limit-request-rate.ts';
import { limitQueryWork } from './limit-work.ts';
import { logRejections } from './log-rejections.ts';
import { createNestLogger } from './logger.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';
import { PARKED_SOURCES, ParkedController, type ParkedSources } from './parked.controller.ts';
import { computeReachableAreaBeforeRequests } from './prepare-reach.ts';
import { ProblemFilter, sendProblem } from './problem-filter.ts';
import { rejectUnknownHosts } from './reject-unknown-hosts.ts';
import { rejectUnknownPaths } from './reject-unknown-paths.ts';
import type { RequestCounter } from './request-counter.port.ts';
import { limitRequestBodies, PARAMETER_LIMIT } from './request-limits.ts';
import { addSecurityHeaders, buildSecurityHeaders } from './security-headers.ts';
import { serveMetrics } from './serve-metrics.ts';
import { serveSecurityTxt } from './serve-security-txt.ts';
import { StaffRoutesGuard } from './staff-routes.ts';
import { chooseConnectionTimeouts } from './time-limits.ts';
import { createValidationPipe } from './validation-pipe.ts';

const WORTH_IT = /^(application\/([\w.-]+\+)?(json|xml)|text\/html)\b/;

/**
 * Register it before any route. Compressed request bodies are not accepted, because a small one could expand to a
 * large one.
 */
async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    customTypes: WORTH_IT,
    encodings: ['br', 'gzip', 'identity'],
    // Brotli's default of 11 takes a hundred times longer for a tenth less.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}

export type AppParts = {
  config: Config;
  clock: Clock;
  logger: Logger;
  services: ServicesDeps;
  readModel: ReadModelDeps;
  readiness: Readiness;
  requests?: RequestCounter;
  optionalDependencies?: OptionalDependencies;
  prepareReach?(within: PlaceReach): Promise<void>;
  /** False while a full disk allows only reads: the process stays ready, and `/health/ready` reports it. */
  hasDiskSpace?(): boolean;
  databaseAwaySince?(): Date | undefined;
  drain: Pick<Drain, 'begun'>;
  metrics: Metrics;
  parked: ParkedSources;
};

@Module({})
class AppModule {}

/** The only module that knows both sides. */
const composeModule = ({ config, services, readModel, parked }: AppParts): DynamicModule => ({
  module: AppModule,
  imports: [ServicesModule.register(services), ReadModelModule.register(readModel)],
  controllers: [ParkedController, ApiDocumentController, McpController],
  providers: [
    { provide: PARKED_SOURCES, useValue: parked },
    { provide: BRAND, useValue: config.BRAND_NAME },
  ],
});

/** Fastify logs each start and each unread body at "info", which the banner covers. */
const lowerStartLevel = (level: string): string => (level === 'info' ? 'warn' : level);

/** Not listening yet. */
export async function createHttpApp(parts: AppParts): Promise<NestFastifyApplication> {
  const { config, clock, logger } = parts;
  const times = chooseConnectionTimeouts(config.TRUST_PROXY.length > 0);
  const adapter = new FastifyAdapter({
    loggerInstance: logger.child({}, { level: lowerStartLevel(config.LOG_LEVEL) }) as FastifyBaseLogger,
    // The reverse proxy logs requests; errors are logged when they become responses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Requests on open connections are answered during shutdown, because clients and balancers cannot know yet.
    return503OnClosing: false,
    // A malformed URL reaches no route, hook or filter.
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers(buildSecurityHeaders(config));
      sendProblem(error, request, reply);
    },
    ...times,
    http: { ...times.http, maxHeaderSize: HEADER_LIMIT },
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_LIMIT },
  });
  const app = await NestFactory.create<NestFastifyApplication>(composeModule(parts), adapter, {
    logger: createNestLogger(logger),
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalGuards(new StaffRoutesGuard());

  const server = adapter.getInstance();
  const security = app.get(SecurityLog, { strict: false });
  if (isTracingConfigured(config)) traceRequests(server);
  const parseJson = server.getDefaultJsonParser('error', 'error');
  adapter.useBodyParser('application/json', false, { bodyLimit: BODY_LIMIT }, createJsonParser(parseJson, security));
  // Refusals come before a body is read or anything is looked up.
  addSecurityHeaders(server, config);
  allowCrossOriginReads(server);
  rejectUnknownHosts(server, config);
  limitRequestBodies(server);
  const requests = parts.requests ?? new MemoryRequestCounter(clock);
  limitRequestRate(server, config.REQUESTS_A_MINUTE, requests, security);
  const turns = limitQueryWork(server, config.REQUESTS_A_MINUTE, requests, security);
  parts.metrics.gauge('questions_waiting', 'Requests waiting for map computation', () => turns.waiting);
  rejectUnknownPaths(server);
  discardUnwantedBodies(server);
  limitBodyReceiveTime(server);
  await compressAnswers(server);
  serveMetrics(server, parts.metrics, config);
  logRejections(server, security);
  markDegradedResponses(server, parts.optionalDependencies ?? {}, parts.databaseAwaySince);
  const sessions = app.get(Sessions, { strict: false });
  const connections = limitConnections(server.server, {
    total: maxOpenConnections(),
    perNetwork: config.CONNECTIONS_PER_ADDRESS,
    proxies: config.TRUST_PROXY,
    onLimited: (address) => security.record({ kind: 'rate_limited', limit: 'connections', address }),
  });
  parts.metrics.gauge('connections', 'Open client connections', connections);
  attachCallerToRequests(server, (token) => sessions.resolve(token));
  if (parts.prepareReach) computeReachableAreaBeforeRequests(server, parts.prepareReach);
  const { hasDiskSpace } = parts;
  const named = { ...parts.optionalDependencies, ...(hasDiskSpace && { disk_space: hasDiskSpace }) };
  serveHealthChecks(server, parts.readiness, named, () => parts.drain.begun, API_READINESS);
  serveSecurityTxt(server, { config, clock, origin: parts.readModel.origin });
  return app;
}

const OPEN =
  /^\/api\/(map\/.+|listings(\/cards)?|places\/:id|property\/(cities|localities\/:cityId)|suggestions|did-you-mean|search)$/;

/** With tiles and TileJSON anyone can draw the map on their own page. Never for requests with a token. */
export function allowCrossOriginReads(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (OPEN.test(request.routeOptions.url ?? '') && request.headers.authorization === undefined)
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'cross-origin-resource-policy': 'cross-origin',
      });
    done();
  });
}

/** @param databaseAwaySince undefined while the databases respond */
export function markDegradedResponses(
  server: FastifyInstance,
  optionalDependencies: OptionalDependencies,
  databaseAwaySince: () => Date | undefined = () => undefined,
): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) {
      const away = listUnavailableDependencies(optionalDependencies);
      const since = databaseAwaySince();
      if (since) away.push(`as-of=${since.toISOString()}`);
      if (away.length > 0) reply.header(DEGRADED_HEADER, away.join(', '));
      // With a 304, clients keep a cached response's headers unless new ones are sent.
      else if (reply.statusCode === 304) reply.header(DEGRADED_HEADER, NOT_DEGRADED);
    }
    done(null, payload);
  });
}
