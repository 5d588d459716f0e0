import { type Caller, Problem } from '@naksha/events/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

type WithCaller = { caller?: Caller };

/** Who is asking, or undefined: the composition root resolved the bearer token before any route. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => context.switchToHttp().getRequest<WithCaller>().caller,
);

/** @throws Problem 401 for nobody */
export const SignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller =>
    mustBeSignedIn(context.switchToHttp().getRequest<WithCaller>().caller),
);

/** @throws Problem 401 for nobody */
export function mustBeSignedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new Problem(401, 'sign_in_first', 'please sign in first');
  return caller;
}
