import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Caller, mustBeSignedIn, type Problem } from '../contracts/index.ts';

/** What the server's hook puts on each request, before any route: who the bearer token stands for. */
export type RequestWithCaller = {
  caller?: Caller;
  headers: Record<string, string | string[] | undefined>;
  ip: string;
  /** What was refused of a request that was answered all the same. */
  refusedParts?: Problem[];
};

const readRequest = (context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithCaller>();

/** Who is asking, or undefined. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => readRequest(context).caller,
);

/** The signed-in caller; nobody is refused with 401. */
export const SignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => mustBeSignedIn(readRequest(context).caller),
);

/** The caller's network address. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string => readRequest(context).ip);

/** The token of the Authorization header as it was sent, proven or not. */
export const BearerToken = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const { authorization } = readRequest(context).headers;
  return typeof authorization === 'string' ? /^Bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
});
