import type { EventStore } from '@naksha/events/event-store';
import {
  type ListingId,
  nameInterestStream,
  nameListingStream,
  type PositionToken,
  secondsUntilIndianMidnight,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { type Attempt, CommandRunner } from '../../commands/command-runner.ts';
import { type LoadedState, loadStream } from '../../commands/load-stream.ts';
import type { ServicesSettings } from '../../injection/settings.ts';
import { EVENT_STORE, SETTINGS } from '../../injection/tokens.ts';
import { type Listing, listing } from '../../listings/listing.ts';
import { ContactSlots } from '../contact-slots.ts';
import { interest } from '../interest.ts';
import { type InterestAction, type InterestWish, recordInterest } from './decide-record-interest.ts';

export type InterestRecorded = { canView: boolean; isLiked: boolean; assistedBy?: string; position: PositionToken };

export class RecordInterest extends Command<InterestRecorded> {
  constructor(
    readonly listing: ListingId,
    readonly action: InterestAction,
    readonly meta: CommandMeta,
    readonly wish: InterestWish = {},
  ) {
    super();
  }
}

@CommandHandler(RecordInterest)
export class RecordInterestHandler implements ICommandHandler<RecordInterest> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ContactSlots) private readonly slots: ContactSlots,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  async execute(command: RecordInterest): Promise<InterestRecorded> {
    const { listing: id, action, wish, meta } = command;
    const done = await this.runner.run({ name: 'RecordInterest', body: { id, action, ...wish }, meta }, () =>
      this.attempt(command),
    );
    const { can_view, is_liked, city } = done.result;
    const canView = isFlagSet(can_view);
    return {
      canView,
      isLiked: isFlagSet(is_liked),
      // Always the office's number: the owner's stays in the vault.
      assistedBy: canView ? this.settings.assistantPhone(city) : undefined,
      position: done.position,
    };
  }

  private async attempt({ listing: id, action, wish, meta }: RecordInterest): Promise<Attempt<Recorded>> {
    const buyer = meta.caller.account;
    const day = toIndianIsoDay(meta.now);
    const [about, mine, slot] = await Promise.all([
      loadStream(this.store, nameListingStream(id), listing),
      loadStream(this.store, nameInterestStream(id, buyer), interest),
      action === 'contacted' ? this.slots.findFreeSlot(buyer, day, `${id}-${buyer}`) : undefined,
    ]);
    const decision = recordInterest.decide(
      mine.state,
      { action, ...wish, listing: id, buyer },
      {
        listing: about.state,
        day,
        now: meta.now,
        contactLeft: slot !== undefined,
        untilTomorrow: secondsUntilIndianMidnight(meta.now),
      },
    );
    const after = 'events' in decision ? decision.events.reduce(interest.evolve, mine.state) : mine.state;
    return {
      stream: mine.stream,
      version: mine.version,
      position: mine.position ?? about.position,
      decision,
      result: { can_view: after.lead !== undefined, is_liked: after.saved, city: after.lead?.city ?? readCity(about) },
      // Changing the time of a call is not a new contact.
      claims: slot && isNewContact(decision) ? [slot] : [],
    };
  }
}

const isNewContact = (decision: Attempt<Recorded>['decision']): boolean =>
  'events' in decision && decision.events.some(({ type }) => type === 'ListingContacted');

/** Stored with an idempotency key for two days; earlier versions stored words. */
type Flag = boolean | 'yes' | 'no';
type Recorded = { can_view: Flag; is_liked: Flag; city: string };
const isFlagSet = (flag: Flag): boolean => flag === true || flag === 'yes';
const readCity = ({ state }: LoadedState<Listing>): string =>
  state.state === 'unposted' ? '' : (state.facts.city ?? '');
