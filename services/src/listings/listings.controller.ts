import { type Accepted, type Caller, Problem } from '@naksha/events/contracts';
import { type RequestWithCaller, SignedIn } from '@naksha/events/http';
import type { EditData } from '@naksha/events/wire/edit-data';
import type { ConfirmedTogether } from '@naksha/events/wire/own-listings';
import type { MayPost } from '@naksha/events/wire/posting-allowance';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { emptyBody } from '../http/no-fields.ts';
import { ConfirmAvailability } from './confirm-availability/confirm-availability.ts';
import { DeleteListing } from './delete-listing/delete-listing.ts';
import { EditDataQuery } from './edit-listing/edit-data.ts';
import { EditListing } from './edit-listing/edit-listing.ts';
import { type ListingPatch, listingDraft, listingPatch, listUnknownFields } from './listing-draft.ts';
import { listingIdOfSlugOrThrow } from './listing-id-from.ts';
import { MarkSold } from './mark-sold/mark-sold.ts';
import { type ListingPosted, PostListing } from './post-listing/post-listing.ts';
import { PostingAllowance } from './posting-allowance/posting-allowance.ts';
import { Relist } from './relist/relist.ts';
import { WithdrawRevision } from './withdraw-revision/withdraw-revision.ts';

const someListings = z.strictObject({ listings: z.array(z.string().max(200)).min(1).max(500) });
const soldOrDeleted = z.object({ action: z.enum(['sold', 'sold_by_naksha', 'delete']) });
/** `ignored`: unknown fields. */
type Named = Accepted & { property: { id: string; slug: string }; ignored?: string[] };

@Controller('api/property')
export class ListingsController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(EditDataQuery) private readonly editData: EditDataQuery,
    @Inject(PostingAllowance) private readonly allowance: PostingAllowance,
  ) {}

  @Post(':type/:subtype')
  @HttpCode(200)
  async post(
    @Param('type') type: string,
    @Param('subtype') subtype: string,
    @Body({ schema: listingDraft }) draft: z.output<typeof listingDraft>,
    @Body() sent: unknown,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Named> {
    const whole = { ...draft, property_type: type, property_subtype: subtype };
    return named(await this.commands.execute(new PostListing(whole, this.edge.meta(request))), sent);
  }

  @Put('sold-delete/:id')
  async endListing(
    @Param('id') id: string,
    @Body({ schema: soldOrDeleted }) { action }: z.output<typeof soldOrDeleted>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    const listing = listingIdOfSlugOrThrow(id);
    const command =
      action === 'delete'
        ? new DeleteListing(listing, meta)
        : new MarkSold(listing, action === 'sold' ? 'owner' : 'naksha', meta);
    return { code: 200, position: await this.commands.execute(command) };
  }

  @Put('relist/:id')
  async relist(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    return { code: 200, position: await this.commands.execute(new Relist(listingIdOfSlugOrThrow(id), meta)) };
  }

  @Put('withdraw-changes/:id')
  async withdraw(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    return { code: 200, position: await this.commands.execute(new WithdrawRevision(listingIdOfSlugOrThrow(id), meta)) };
  }

  /** The response names those that could not be confirmed. */
  @Put('confirm-availability')
  async confirmMany(
    @Body({ schema: someListings }) { listings }: z.output<typeof someListings>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<ConfirmedTogether> {
    // One key cannot represent many commands, and repeating a confirmation has no effect.
    const meta = { ...this.edge.meta(request), idempotencyKey: undefined };
    const refused: ConfirmedTogether['refused'] = [];
    let position = '';
    for (const id of new Set(listings))
      try {
        position = await this.commands.execute(new ConfirmAvailability(listingIdOfSlugOrThrow(id), meta));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.push({ id, code: error.code });
        request.refusedParts = [...(request.refusedParts ?? []), error];
      }
    return { code: 200, confirmed: new Set(listings).size - refused.length, refused, position };
  }

  @Put('confirm-availability/:id')
  async confirmAvailability(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    return {
      code: 200,
      position: await this.commands.execute(new ConfirmAvailability(listingIdOfSlugOrThrow(id), meta)),
    };
  }

  @Get('posting-allowance')
  async getPostingAllowance(@CommandRequestParam() request: RequestWithCaller): Promise<{ code: 200 } & MayPost> {
    const { caller, now } = this.edge.meta(request);
    const hindrance = await this.allowance.findHindrance(caller, now);
    return { code: 200, may_post: !hindrance, why: hindrance?.code as MayPost['why'] };
  }

  @Get('edit-property-data/:id')
  async getEditData(@Param('id') id: string, @SignedIn() caller: Caller): Promise<{ code: 200; property: EditData }> {
    return { code: 200, property: await this.editData.getEditData(listingIdOfSlugOrThrow(id), caller) };
  }

  @Put(':id')
  async edit(
    @Param('id') id: string,
    @Body({ schema: listingPatch }) patch: ListingPatch,
    @Body() sent: unknown,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Named> {
    const meta = this.edge.meta(request);
    return named(await this.commands.execute(new EditListing(listingIdOfSlugOrThrow(id), patch, meta)), sent);
  }
}

function named({ id, slug, position }: ListingPosted, sent: unknown): Named {
  const ignored = listUnknownFields(sent);
  return { code: 200, property: { id, slug }, position, ...(ignored.length > 0 && { ignored }) };
}
