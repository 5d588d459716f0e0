import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Caller, type Problem, requireSignedIn } from '../contracts/index.ts';

/** Added by the server's hook before routing. */
export type RequestWithCaller = {
  caller?: Caller;
  headers: Record<string, string | string[] | undefined>;
  ip: string;
  /** Problems with parts of a request that was otherwise answered. */
  refusedParts?: Problem[];
};

const readRequest = (context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithCaller>();

export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => readRequest(context).caller,
);

export const SignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => requireSignedIn(readRequest(context).caller),
);

export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string => readRequest(context).ip);

/** Not yet verified. */
export const BearerToken = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const { authorization } = readRequest(context).headers;
  return typeof authorization === 'string' ? /^Bearer (\S{1,200})$/i.exec(authorization)?.[1] : undefined;
});
