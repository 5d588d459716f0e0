import type { KnownEvent } from '@naksha/events/contracts';
import { parseAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ClaimedEffect, EffectContext, EffectHandler, EffectOutcome } from '../reactors/effect.ts';
import { declareEffect, rule } from '../reactors/reactor.ts';
import { Erasures } from './erasures.ts';

/** Whatever the command had no time for: its listings, and all of it where its process died. Then a last look. */
@Injectable()
export class FinishErasure implements EffectHandler {
  constructor(@Inject(Erasures) private readonly erasures: Erasures) {}

  async perform(_: ClaimedEffect, event: KnownEvent, { now }: EffectContext): Promise<EffectOutcome> {
    const lastLook = await this.erasures.erase(parseAccountStream(event.stream), now);
    return lastLook ? { later: lastLook } : 'done';
  }
}

/** A person is erased: what the command began is brought to its end. */
export const finishErasure = declareEffect({
  kind: 'finish-erasure',
  rules: [rule({ on: 'AccountErased', subject: ({ stream }) => parseAccountStream(stream) })],
  handler: FinishErasure,
});
