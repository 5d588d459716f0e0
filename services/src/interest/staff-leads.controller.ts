import type { Accepted, Caller } from '@naksha/events/contracts';
import { type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import { LEAD_STATUSES, MAX_NOTE, NEXT_STEPS } from '@naksha/events/kernel';
import { Body, Controller, Header, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { emptyBody } from '../http/no-fields.ts';
import { multilineTextSchema } from '../text/note-text.ts';
import { parseLeadId } from './lead-id.ts';
import { RevealBuyer } from './reveal-buyer/reveal-buyer.ts';
import { WorkLead } from './work-lead/work-lead.ts';

const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());
const leadWork = z
  .strictObject({
    status: z.enum(LEAD_STATUSES).optional(),
    note: multilineTextSchema(MAX_NOTE).optional(),
    next_step: z
      .strictObject({ what: z.enum(NEXT_STEPS), at: moment })
      .nullable()
      .optional(),
  })
  .refine((work) => Object.values(work).some((field) => field !== undefined), 'must have status, note or next_step');

@Controller('api/staff/leads/:id')
@RequireStaffRole('assistant')
export class StaffLeadsController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(RevealBuyer) private readonly buyers: RevealBuyer,
  ) {}

  @Put()
  async recordWork(
    @Param('id') id: string,
    @Body({ schema: leadWork }) { next_step: step, ...work }: z.output<typeof leadWork>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new WorkLead(parseLeadId(id), { ...work, step }, this.edge.meta(request));
    return { code: 200, position: await this.commands.execute(command) };
  }

  /** POST, because each request is recorded in the security log. */
  @Post('number')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async revealBuyer(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
  ): Promise<{ phone: string }> {
    return this.buyers.reveal(parseLeadId(id), caller);
  }
}
