import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Caller, mustBeSignedIn, type Problem } from '../contracts/index.ts';

/** What the server's hook adds to each request before routing: the account that the bearer token belongs to. */
export type RequestWithCaller = {
  caller?: Caller;
  headers: Record<string, string | string[] | undefined>;
  ip: string;
  /** Problems with parts of a request that was otherwise answered. */
  refusedParts?: Problem[];
};

const readRequest = (context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithCaller>();

/** The caller, or undefined for an anonymous request. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => readRequest(context).caller,
);

/** The signed-in caller; an anonymous request gets 401. */
export const SignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => mustBeSignedIn(readRequest(context).caller),
);

/** The caller's network address. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string => readRequest(context).ip);

/** The token of the Authorization header, not yet verified. */
export const BearerToken = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const { authorization } = readRequest(context).headers;
  return typeof authorization === 'string' ? /^Bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
});
