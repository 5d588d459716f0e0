import { Problem } from '@naksha/events/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';
import { PARAMETER_LIMIT } from './request-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a catch-all route that knows only some paths. @param path without the query */
    knows?(path: string): boolean;
  }
  interface FastifyInstance {
    /** @throws Problem 405 with Allow if the path has other methods, otherwise 404 */
    rejectUnknownPath(request: FastifyRequest, reply: FastifyReply): never;
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
const isMethod = (method: string): method is Method => (METHODS as readonly string[]).includes(method);

/** Before any body is read. Register it before the routes, because Fastify announces routes as they are added. */
export function rejectUnknownPaths(server: FastifyInstance): void {
  // Fastify's router looks up one method only, and by pattern rather than path.
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: PARAMETER_LIMIT });
  const everywhere: { methods: Method[]; knows(path: string): boolean }[] = [];
  server.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const methods = [method].flat().filter(isMethod);
    if (config?.knows) everywhere.push({ methods, knows: config.knows });
    else for (const one of methods) router.on(one, url, () => {});
  });
  const findMethods = (path: string): string[] =>
    METHODS.filter(
      (method) =>
        router.find(method, path) !== null ||
        everywhere.some(({ methods, knows }) => methods.includes(method) && knows(path)),
    );
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const [path] = request.url.split('?', 1);
    const allowed = findMethods(path).filter((method) => method !== request.method);
    if (allowed.length === 0) throw new Problem(404, 'not_found', 'Page not found.');
    reply.header('allow', allowed.join(', '));
    throw new Problem(405, 'method_not_allowed', `The HTTP method is not supported. Use ${allowed.join(', ')}.`);
  };
  server.decorate('rejectUnknownPath', refuse);
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuse(request, reply);
    done();
  });
}
