import type { Activity, ActivityEntry } from '@naksha/events/wire/activity';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDay } from '../../shared/format/dates.ts';
import { formatBhk, formatCardArea, formatRupeesShort } from '../../shared/format/facts.ts';
import { saveScrollPosition } from '../../shared/history/kept-top.ts';
import { t } from '../../shared/messages/t.ts';
import { CardPhoto } from '../../shared/photos/card-photo.tsx';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { TitleText } from '../../shared/places/title-text.tsx';
import { CardButtons } from '../../shared/saving/card-heart.tsx';
import { DemoMark } from '../../shared/ui/demo-mark.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';

type Props = { entry: ActivityEntry; activity: Activity; onSaved(liked: boolean): void };

export function ActivityRow({ entry, activity, onSaved }: Props) {
  const { listing: id, card, state, at, property_subtype: subtype, saved } = entry;
  const kind = t(`trade.subtype.${subtype}`);
  const picture = `aspect-4/3 w-full rounded-control ${state === 'on_market' ? '' : 'grayscale'}`;
  const opens = card && state !== 'not_public';
  const name = entry.title ?? card?.title ?? kind;
  return (
    <li
      data-listing={id}
      data-state={state}
      className="relative grid grid-cols-[104px_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-3 shadow-card sm:grid-cols-[160px_minmax(0,1fr)]"
    >
      {card?.photos?.length ? (
        <CardPhoto card={card} sizes="160px" secret={state === 'not_public'} className={picture} />
      ) : (
        <ListingIllustration subtype={subtype} id={id} className={picture} />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        {state !== 'on_market' && <StateMark state={state} />}
        {card && <Price card={card} />}
        <p className="break-words">
          {opens ? (
            <Link
              href={`/${subtype}/${card.slug}`}
              onClick={saveScrollPosition}
              className="-my-1 inline-flex min-h-11 items-center font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <TitleText listing={card} />
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
        </p>
        {card && (
          <p className="text-14 text-muted">
            <PlaceText place={card} /> {card.demo && <DemoMark />}
          </p>
        )}
        {entry.price_then !== undefined && (
          <PriceThen then={entry.price_then} now={card?.expected_price}>
            {t(`activity.${activity}.then`, { price: `₹${formatRupeesShort(entry.price_then)}` })}
          </PriceThen>
        )}
        {state !== 'on_market' && <EntryNote>{t(`activity.why.${state}`)}</EntryNote>}
        {card?.state === 'stale' && <EntryNote>{t('activity.stale')}</EntryNote>}
        <p className="mt-auto text-12 text-muted">
          <time dateTime={at}>{t(`activity.${activity}.on`, { day: formatDay(at) })}</time>
        </p>
      </div>
      {/* In the picture's corner, which stands in from the card's. */}
      <div className="absolute top-3 left-3">
        <CardButtons card={{ id, title: name }} saved={saved} comparable={card !== undefined} onSaved={onSaved} />
      </div>
    </li>
  );
}

const PriceThen = ({ then, now, children }: { then: number; now: number | undefined; children: string }) =>
  now !== undefined && now < then ? (
    <p className="flex items-start gap-1 font-semibold text-14 text-success">
      <Icon name="arrowDown" size={16} />
      {children}
    </p>
  ) : (
    <EntryNote>{children}</EntryNote>
  );

const EntryNote = ({ children }: { children: ReactNode }) => <p className="text-14">{children}</p>;

function Price({ card }: { card: ListingCard }) {
  const { bedrooms, area, property_subtype: subtype } = card;
  const facts = [bedrooms && formatBhk(bedrooms), formatCardArea(area, subtype), t(`trade.subtype.${subtype}`)];
  return (
    <>
      <p className="font-bold text-20">₹{formatRupeesShort(card.expected_price)}</p>
      <p className="font-semibold text-14">{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}

const ICONS = { sold: 'key', not_public: 'clock', removed: 'trash' } as const;

const StateMark = ({ state }: { state: keyof typeof ICONS }) => (
  <p className="flex">
    <span
      className={`flex items-center gap-1 rounded-control px-2 py-1 font-semibold text-14 ${state === 'sold' ? 'bg-ink text-surface' : 'border border-control border-dashed'}`}
    >
      <Icon name={ICONS[state]} size={16} />
      {t(`activity.state.${state}`)}
    </span>
  </p>
);
