import { type Accepted, type Caller, Problem } from '@naksha/events/contracts';
import { type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import { isPlaceId } from '@naksha/events/kernel';
import {
  type ChangedItems,
  CONTENT_KINDS,
  type ContentItem,
  type ContentKind,
  type ContentVersion,
} from '@naksha/events/wire/content';
import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { emptyBody } from '../http/no-fields.ts';
import { listingIdOfSlugOrThrow } from '../listings/listing-id-from.ts';
import { DefineItem } from './define-item/define-item.ts';
import { requireIfMatchOrNew, requireIfMatchVersion } from './expected-version.ts';
import { ItemHistory } from './item-history.ts';
import { toItemDefinedEvent, toItemRetiredEvent } from './item-kinds.ts';
import { PlaceListing } from './place-listing/place-listing.ts';
import { RetireItem } from './retire-item/retire-item.ts';
import { ShippedItems } from './shipped-items.ts';

const definition = z.record(z.string(), z.unknown());
const inPlace = z.strictObject({ place: z.string().refine(isPlaceId, 'must be a place id') });

@Controller('api/staff')
@RequireStaffRole('editor')
export class ContentController {
  constructor(
    @Inject(ItemHistory) private readonly items: ItemHistory,
    @Inject(ShippedItems) private readonly shipped: ShippedItems,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
  ) {}

  @Get('content/:kind/:id')
  @Header('cache-control', 'private, no-store')
  async getItem(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @SignedIn() caller: Caller,
    @Res({ passthrough: true }) reply: { header(name: string, value: string): unknown },
  ): Promise<{ item: ContentItem }> {
    const item = await this.items.read(caller, kindFrom(kind), id);
    reply.header('etag', `"${item.version}"`);
    return { item };
  }

  /** An earlier version, to compare and to restore. */
  @Get('content/:kind/:id/versions/:version')
  @Header('cache-control', 'private, no-store')
  async getVersion(
    @Param() { kind, id, version }: Record<'kind' | 'id' | 'version', string>,
    @SignedIn() caller: Caller,
  ): Promise<ContentVersion> {
    return this.items.readVersion(caller, kindFrom(kind), { id, version: Number(version) });
  }

  @Get('changed-content')
  @Header('cache-control', 'private, no-store')
  async listChanged(): Promise<ChangedItems> {
    return { changed: await this.shipped.listChanges() };
  }

  @Put('content/:kind/:id')
  async defineItem(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body({ schema: definition }) body: z.output<typeof definition>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const { caller, now } = this.edge.meta(request);
    const item = toItemDefinedEvent(kindFrom(kind), id, body);
    const expectedVersion = requireIfMatchOrNew(request.headers);
    return accepted((await this.commands.execute(new DefineItem(item, caller, now, expectedVersion))).position);
  }

  @Delete('content/:kind/:id')
  async retireItem(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const { caller, now } = this.edge.meta(request);
    const retirement = toItemRetiredEvent(kindFrom(kind), id);
    const expectedVersion = requireIfMatchVersion(request.headers);
    return accepted(await this.commands.execute(new RetireItem(retirement, caller, now, expectedVersion)));
  }

  @Post('listings/:id/place')
  @RequireStaffRole('editor', 'reviewer')
  @HttpCode(200)
  async placeListing(
    @Param('id') id: string,
    @Body({ schema: inPlace }) { place }: z.output<typeof inPlace>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new PlaceListing(listingIdOfSlugOrThrow(id), place, this.edge.meta(request));
    return accepted(await this.commands.execute(command));
  }
}

// A repeated definition returns the earlier position.
const accepted = (position: Accepted['position'] | undefined): Accepted => ({ code: 200, position: position! });

function kindFrom(text: string): ContentKind {
  const kind = CONTENT_KINDS.find((known) => known === text);
  if (!kind) throw new Problem(404, 'not_found', `The kind of content must be one of ${CONTENT_KINDS.join(', ')}.`);
  return kind;
}
