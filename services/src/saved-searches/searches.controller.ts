import { type Accepted, searchId } from '@naksha/events/contracts';
import type { RequestWithCaller } from '@naksha/events/http';
import type { Clock, SearchId } from '@naksha/events/kernel';
import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { refusalProblem } from '../commands/refusal.ts';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { emptyBody } from '../http/no-fields.ts';
import { CLOCK } from '../injection/tokens.ts';
import { ChangeSearch } from './change-search/change-search.ts';
import { DeleteSearch } from './delete-search/delete-search.ts';
import { LookAtSearch } from './look-at-search/look-at-search.ts';
import { SaveSearch } from './save-search/save-search.ts';
import { noSuchSearch } from './saved-search.ts';
import { newSearch, searchChange } from './search-fields.ts';
import { StopAlerts } from './stop-alerts/stop-alerts.ts';

const alertLink = z.strictObject({ token: z.string().max(200) });

@Controller('api')
export class SearchesController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('searches')
  @HttpCode(200)
  async save(
    @Body({ schema: newSearch }) search: z.output<typeof newSearch>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted & { id: SearchId }> {
    const { id, position } = await this.commands.execute(new SaveSearch(search, this.edge.meta(request)));
    return { code: 200, position, id };
  }

  @Put('searches/:id')
  async change(
    @Param('id') id: string,
    @Body({ schema: searchChange }) change: z.output<typeof searchChange>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    return { code: 200, position: await this.commands.execute(new ChangeSearch(parseSearchId(id), change, meta)) };
  }

  @Delete('searches/:id')
  async delete(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    return { code: 200, position: await this.commands.execute(new DeleteSearch(parseSearchId(id), meta)) };
  }

  @Post('searches/:id/looked-at')
  @HttpCode(200)
  async recordLook(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    return { code: 200, position: await this.commands.execute(new LookAtSearch(parseSearchId(id), meta)) };
  }

  /** POST after a confirmation page, because link scanners open links in texts. */
  @Post('alerts/stop')
  @HttpCode(200)
  async stopAlerts(@Body({ schema: alertLink }) { token }: z.output<typeof alertLink>): Promise<{ code: 200 }> {
    await this.commands.execute(new StopAlerts(token, this.clock.now()));
    return { code: 200 };
  }
}

function parseSearchId(text: string): SearchId {
  const id = searchId.safeParse(text);
  if (!id.success) throw refusalProblem(noSuchSearch);
  return id.data;
}
