import { type Caller, Problem } from '@naksha/events/contracts';
import { type RequestWithCaller, SignedIn } from '@naksha/events/http';
import { MAX_FIRM_NAME, MAX_NAME, printPhone, type QueryParameters } from '@naksha/events/kernel';
import { Body, Controller, Get, Inject, Param, Put, Query as QueryOf, Res } from '@nestjs/common';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../../http/command-edge.ts';
import type { ServicesSettings } from '../../injection/settings.ts';
import { ROLES, SETTINGS } from '../../injection/tokens.ts';
import type { Roles } from '../roles.ts';
import { Profiles } from './profiles.ts';

const sentProfile = z.object({
  first_name: z.string().meta({ maxLength: MAX_NAME }).optional(),
  last_name: z.string().meta({ maxLength: MAX_NAME }).optional(),
  subtype: z.union([z.string(), z.number()]).transform(String).nullish(),
  firm_name: z.string().meta({ maxLength: MAX_FIRM_NAME }).nullish(),
  /** After the form was saved or skipped. */
  name_asked: z.literal(true).optional(),
});

@Controller('api/auth')
export class ProfileController {
  constructor(
    @Inject(Profiles) private readonly profiles: Profiles,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
    @Inject(ROLES) private readonly roles: Roles,
  ) {}

  @Get('myprofile')
  async getOwnProfile(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: { header(name: string, value: string): unknown },
  ) {
    // Posting makes a buyer a seller.
    await this.roles.waitForOwnWrite(query, reply);
    return { code: 200, users: await this.profiles.getProfile(caller) };
  }

  @Put('myprofile')
  async changeProfile(
    @Body({ schema: sentProfile }) sent: z.output<typeof sentProfile>,
    @CommandRequestParam() request: RequestWithCaller,
  ) {
    const meta = this.edge.meta(request);
    const { first_name: firstName, last_name: lastName, firm_name, subtype } = sent;
    const fields = { firstName, lastName, firmName: firm_name ?? undefined, subtype: subtype || undefined };
    await this.profiles.change(fields, { ...meta, idempotencyKey: undefined });
    if (sent.name_asked) await this.profiles.recordNameAsked(meta.caller);
    return { code: 200, users: await this.profiles.getProfile(meta.caller) };
  }

  @Get('myassistant')
  async getAssistant(@SignedIn() { account }: Caller) {
    const city = await this.roles.findAssistedCity(account);
    const phone = city === undefined ? '' : this.settings.assistantPhone(city);
    return { code: 200, users: { assisted_by: phone && printPhone(phone) } };
  }

  /** Answers only for the caller's own number, so that numbers cannot be probed for accounts. */
  @Get('profile/:phone')
  async findByPhone(@Param('phone') phone: string, @SignedIn() caller: Caller) {
    const users = await this.profiles.getProfile(caller);
    const digits = phone.replace(/\D/g, '');
    const own = [users.mobile_phone, users.country_code.replace(/\D/g, '') + users.mobile_phone];
    if (!own.includes(digits)) throw new Problem(404, 'no_such_user', 'user does not exist');
    return { code: 200, users };
  }
}
