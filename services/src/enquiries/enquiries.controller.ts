import { invalidFieldsProblem, type WorkChallenge } from '@naksha/events/contracts';
import type { RequestWithCaller } from '@naksha/events/http';
import { type EnquiryField, type EnquiryKind, MAX_ENQUIRY, type PlaceId } from '@naksha/events/kernel';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge } from '../http/command-edge.ts';
import type { PlaceSource } from '../injection/place-source.ts';
import { PLACES } from '../injection/tokens.ts';
import { NetworkBudget } from '../network-budget/network-budget.ts';
import { SecurityLog } from '../security/security-log.ts';
import { ENQUIRY_LIMITS } from './enquiry-budget.ts';
import type { EnquiryText } from './enquiry-vault.ts';
import { cleanEnquiryOrThrow } from './read-enquiry.ts';
import { ANONYMOUS_SENDER, ReceiveEnquiry } from './receive-enquiry/receive-enquiry.ts';

const typedText = (field: EnquiryField) => z.string().meta({ maxLength: MAX_ENQUIRY[field] }).optional();
const guards = {
  /** Hidden field; only bots fill it in. */
  website: z.string().max(300).optional(),
  proof: z.string().max(300).optional(),
};
const contactForm = z.object({
  ...{ name: typedText('name'), email: typedText('email'), mobile_phone: typedText('mobile_phone') },
  ...{ subject: typedText('subject'), message: typedText('message') },
  ...guards,
});
const callback = z.object({
  project: z.string().meta({ minLength: 1, maxLength: 60 }),
  ...{ name: typedText('name'), mobile_phone: typedText('mobile_phone'), email: typedText('email') },
  ...guards,
});

/** `work`: proof of work, because many enquiries come from the network. */
type EnquiryResponse = { code: 200 } | { code: 428; work: WorkChallenge };

@Controller('api')
export class EnquiriesController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(NetworkBudget) private readonly budget: NetworkBudget,
    @Inject(PLACES) private readonly places: PlaceSource,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Post('contact/contact-us')
  @HttpCode(200)
  async sendContactForm(
    @Body({ schema: contactForm }) { website, proof, ...sent }: z.output<typeof contactForm>,
    @Req() request: RequestWithCaller,
  ): Promise<EnquiryResponse> {
    return this.receive({ kind: 'contact', words: cleanEnquiryOrThrow(sent) }, { website, proof }, request);
  }

  @Post('property/project/requestBack')
  @HttpCode(200)
  async sendCallbackForm(
    @Body({ schema: callback }) { project, website, proof, ...sent }: z.output<typeof callback>,
    @Req() request: RequestWithCaller,
  ): Promise<EnquiryResponse> {
    const words = cleanEnquiryOrThrow(sent, ['name', 'mobile_phone']);
    const place = this.places.gazetteer.find(project as PlaceId);
    if (place?.kind !== 'project') throw invalidFieldsProblem([{ field: 'project', reason: 'is not a known project' }]);
    return this.receive({ kind: 'project', project: place.id, words }, { website, proof }, request);
  }

  private async receive(
    received: { kind: EnquiryKind; project?: PlaceId; words: EnquiryText },
    { website, proof }: { website?: string; proof?: string },
    request: RequestWithCaller,
  ): Promise<EnquiryResponse> {
    const { ip: address, caller = { account: ANONYMOUS_SENDER, staff: false } } = request;
    const meta = this.edge.meta({ ...request, headers: request.headers, ip: address, caller });
    if (website) {
      // The same response as for an accepted enquiry, so that bots do not learn which field revealed them.
      this.security.record({ kind: 'rate_limited', limit: 'enquiries', address });
      return { code: 200 };
    }
    const work = await this.budget.take(ENQUIRY_LIMITS, { subject: received.words.phone, address, proof }, meta.now);
    if (work) return { code: 428, work };
    await this.commands.execute(new ReceiveEnquiry(received, meta));
    return { code: 200 };
  }
}
