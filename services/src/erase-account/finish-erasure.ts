import type { KnownEvent } from '@naksha/events/contracts';
import { parseAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ClaimedEffect, EffectContext, EffectHandler, EffectOutcome } from '../reactors/effect.ts';
import { declareEffect, defineEffectRule } from '../reactors/reactor.ts';
import { Erasures } from './erasures.ts';

/** Completes what the command left, or everything if its process died; then checks again. */
@Injectable()
export class FinishErasure implements EffectHandler {
  constructor(@Inject(Erasures) private readonly erasures: Erasures) {}

  async perform(_: ClaimedEffect, event: KnownEvent, { now }: EffectContext): Promise<EffectOutcome> {
    const lastLook = await this.erasures.erase(parseAccountStream(event.stream), now);
    return lastLook ? { later: lastLook } : 'done';
  }
}

export const finishErasure = declareEffect({
  kind: 'finish-erasure',
  rules: [defineEffectRule({ on: 'AccountErased', subject: ({ stream }) => parseAccountStream(stream) })],
  handler: FinishErasure,
});
