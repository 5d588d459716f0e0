import { type Caller, Problem } from '@naksha/events/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** What the server's hook puts on each request: who the bearer token stands for. */
export type RequestWithCaller = {
  caller?: Caller;
  headers: Record<string, string | string[] | undefined>;
  ip: string;
};

const readRequest = (context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithCaller>();

export const signInFirst = (): Problem => new Problem(401, 'sign_in_first', 'this needs a signed-in person');

/** The signed-in caller; nobody is refused with 401. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = readRequest(context);
  if (!caller) throw signInFirst();
  return caller;
});

/** The caller's network address. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string => readRequest(context).ip);

/** The token of the Authorization header as it was sent, proven or not. */
export const BearerToken = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const { authorization } = readRequest(context).headers;
  return typeof authorization === 'string' ? /^Bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
});
