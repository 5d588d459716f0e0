import { type Accepted, Problem } from '@naksha/events/contracts';
import type { RequestWithCaller } from '@naksha/events/http';
import { printPhone } from '@naksha/events/kernel';
import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { listingIdOfSlugOrThrow } from '../listings/listing-id-from.ts';
import { INTEREST_ACTIONS, type InterestAction } from './record-interest/decide-record-interest.ts';
import { RecordInterest } from './record-interest/record-interest.ts';

const buyerAction = z.object({
  property: z.string(),
  liked: z.boolean().optional(),
  /** For `contacted`: when the office should call. */
  callback_at: z.iso.datetime({ offset: true }).optional(),
});
type Recorded = Accepted & { has_access: { can_view: boolean; is_liked: boolean }; assisted_by?: string };

@Controller('api')
export class InterestController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
  ) {}

  @Post('buyer/:action')
  @HttpCode(200)
  async recordAction(
    @Param('action') action: string,
    @Body({ schema: buyerAction }) { property, liked, callback_at }: z.output<typeof buyerAction>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Recorded> {
    if (!isAction(action))
      throw new Problem(404, 'no_such_action', `The action must be one of ${INTEREST_ACTIONS.join(', ')}.`);
    const meta = this.edge.meta(request);
    const wish = { liked, callbackAt: callback_at };
    const recorded = await this.commands.execute(
      new RecordInterest(listingIdOfSlugOrThrow(property), action, meta, wish),
    );
    return {
      code: 200,
      position: recorded.position,
      has_access: { can_view: recorded.canView, is_liked: recorded.isLiked },
      ...(recorded.assistedBy && { assisted_by: printPhone(recorded.assistedBy) }),
    };
  }
}

const isAction = (action: string): action is InterestAction => (INTEREST_ACTIONS as readonly string[]).includes(action);
