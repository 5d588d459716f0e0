import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { requireStaffRole, STAFF_ROLES_OF_ROUTE } from '../contracts/index.ts';
import type { StaffRole } from '../kernel/index.ts';
import type { RequestWithCaller } from './request-caller.ts';

@Injectable()
class StaffGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.switchToHttp().getRequest<RequestWithCaller>();
    const [own, all] = [context.getHandler(), context.getClass()].map((target) =>
      Reflect.getMetadata(STAFF_ROLES_OF_ROUTE, target),
    );
    requireStaffRole(caller, own ?? all ?? []);
    return true;
  }
}

/** Before the request is parsed. */
export const RequireStaffRole = (...roles: readonly StaffRole[]) =>
  applyDecorators(SetMetadata(STAFF_ROLES_OF_ROUTE, roles), UseGuards(StaffGuard));
