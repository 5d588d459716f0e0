import { type Accepted, type Caller, enquiryId } from '@naksha/events/contracts';
import { type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import { ENQUIRY_STATUSES, type EnquiryId, MAX_NOTE, nameEnquiryStream, printPhone } from '@naksha/events/kernel';
import { Body, Controller, Header, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { refusalProblem } from '../commands/refusal.ts';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { emptyBody } from '../http/no-fields.ts';
import { SecurityLog } from '../security/security-log.ts';
import { multilineTextSchema } from '../text/note-text.ts';
import { EnquiryVault } from './enquiry-vault.ts';
import { noSuchEnquiry } from './work-enquiry/decide-work-enquiry.ts';
import { WorkEnquiry } from './work-enquiry/work-enquiry.ts';

const enquiryWork = z
  .strictObject({ status: z.enum(ENQUIRY_STATUSES).optional(), note: multilineTextSchema(MAX_NOTE).optional() })
  .refine(({ status, note }) => status !== undefined || note !== undefined, 'must have status or note');

@Controller('api/staff/enquiries/:id')
@RequireStaffRole('assistant')
export class StaffEnquiriesController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(EnquiryVault) private readonly vault: EnquiryVault,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Put()
  async recordWork(
    @Param('id') id: string,
    @Body({ schema: enquiryWork }) work: z.output<typeof enquiryWork>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new WorkEnquiry(parseEnquiryId(id), work, this.edge.meta(request));
    return { code: 200, position: await this.commands.execute(command) };
  }

  /** POST, because each request is recorded in the security log. */
  @Post('number')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async revealContact(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() { account }: Caller,
  ): Promise<{ phone: string; email: string }> {
    const enquiry = parseEnquiryId(id);
    const reach = await this.vault.findContact(enquiry);
    if (!reach) throw refusalProblem(noSuchEnquiry);
    this.security.record({ kind: 'number_revealed', account, target: nameEnquiryStream(enquiry) });
    return { phone: printPhone(reach.phone), email: reach.email };
  }
}

function parseEnquiryId(text: string): EnquiryId {
  const id = enquiryId.safeParse(text);
  if (!id.success) throw refusalProblem(noSuchEnquiry);
  return id.data;
}
