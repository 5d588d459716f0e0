import { Problem, requireSignedIn, STAFF_ROLES_OF_ROUTE } from '@naksha/events/contracts';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const BELOW = '/api/staff';

/** Denies by default: forgetting the roles would open a route to everybody. */
export class StaffRoutesGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { routeOptions, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    const says = [context.getHandler(), context.getClass()].some((told) =>
      Reflect.hasMetadata(STAFF_ROLES_OF_ROUTE, told),
    );
    if (says || !routeOptions.url?.startsWith(BELOW)) return true;
    requireSignedIn(caller);
    throw new Problem(403, 'staff_only', 'Your account is not allowed to use this route.');
  }
}
