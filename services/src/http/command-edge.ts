import { invalidFieldsProblem, signInRequiredProblem } from '@naksha/events/contracts';
import type { RequestWithCaller } from '@naksha/events/http';
import type { Clock, Ids } from '@naksha/events/kernel';
import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { CommandMeta } from '../commands/command-meta.ts';
import { assertIdempotencyKey } from '../commands/idempotency-key.ts';
import { CLOCK, IDS } from '../injection/tokens.ts';

export const CommandRequestParam = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<RequestWithCaller>(),
);

/** The only place of the write side that reads the clock. */
@Injectable()
export class CommandEdge {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  meta({ caller, headers }: RequestWithCaller): CommandMeta {
    if (!caller) throw signInRequiredProblem();
    const key = headers['idempotency-key'];
    if (Array.isArray(key))
      throw invalidFieldsProblem([{ field: 'Idempotency-Key', reason: 'must be given only once' }]);
    // Checked here too, because some calls respond without running a command.
    if (key !== undefined) assertIdempotencyKey(key);
    return { caller, now: this.clock.now(), idempotencyKey: key, correlationId: this.ids.uuid() };
  }
}
