import { type Accepted, accountId, Problem } from '@naksha/events/contracts';
import { isListingId, LEAD_STATUSES, printPhone } from '@naksha/events/kernel';
import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { refusalProblem } from '../commands/refusal.ts';
import { AtEdge, CommandEdge } from '../http/command-edge.ts';
import type { RequestWithCaller } from '../http/signed-in.ts';
import { listingIdFrom } from '../listings/listing-id-from.ts';
import { INTEREST_ACTIONS, type InterestAction } from './record-interest/decide-record-interest.ts';
import { RecordInterest } from './record-interest/record-interest.ts';
import { noSuchLead } from './set-lead-status/decide-set-lead-status.ts';
import { type LeadId, SetLeadStatus } from './set-lead-status/set-lead-status.ts';

const buyerAction = z.object({ property: z.string(), liked: z.boolean().optional() });
const leadStatus = z.strictObject({ status: z.enum(LEAD_STATUSES) });
type Recorded = Accepted & { has_access: { can_view: boolean; is_liked: boolean }; assisted_by?: string };

/** Buyers' taps on listings, and what sellers make of the leads. */
@Controller('api')
export class InterestController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
  ) {}

  @Post('buyer/:action')
  @HttpCode(200)
  async record(
    @Param('action') action: string,
    @Body({ schema: buyerAction }) { property, liked }: z.output<typeof buyerAction>,
    @AtEdge() request: RequestWithCaller,
  ): Promise<Recorded> {
    if (!isAction(action)) throw new Problem(404, 'no_such_action', `must be one of ${INTEREST_ACTIONS.join(', ')}`);
    const meta = this.edge.meta(request);
    const recorded = await this.commands.execute(new RecordInterest(listingIdFrom(property), action, meta, liked));
    return {
      code: 200,
      position: recorded.position,
      has_access: { can_view: recorded.canView, is_liked: recorded.isLiked },
      ...(recorded.assistedBy && { assisted_by: printPhone(recorded.assistedBy) }),
    };
  }

  @Put('leads/:id/status')
  async setStatus(
    @Param('id') id: string,
    @Body({ schema: leadStatus }) { status }: z.output<typeof leadStatus>,
    @AtEdge() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    return { code: 200, position: await this.commands.execute(new SetLeadStatus(leadIdFrom(id), status, meta)) };
  }
}

const isAction = (action: string): action is InterestAction => (INTEREST_ACTIONS as readonly string[]).includes(action);

/** `{listing}-{buyer}` */
function leadIdFrom(text: string): LeadId {
  const [listing, ...rest] = text.split('-');
  const buyer = accountId.safeParse(rest.join('-'));
  if (!isListingId(listing) || !buyer.success) throw refusalProblem(noSuchLead);
  return { listing, buyer: buyer.data };
}
