import type { ListingCard } from '@naksha/events/wire/listing-card';
import { formatPostedAgo } from '../format/age.ts';
import { t } from '../messages/t.ts';
import { PlaceText } from '../places/place-text.tsx';
import { DemoMark } from '../ui/demo-mark.tsx';

export const CardFooter = ({ card, separator }: { card: ListingCard; separator?: string }) => (
  <>
    <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-1 text-12 text-muted">
      <span className="wrap-anywhere min-w-0">
        <PlaceText place={card} separator={separator} />
      </span>
      {card.checked && (
        <span className="shrink-0 text-success">
          {t('trade.checked', { n: card.checked.done, of: card.checked.of })}
        </span>
      )}
      {card.demo && <DemoMark />}
    </p>
    <p className="flex flex-wrap gap-x-3 text-12 text-muted">
      <span>{t(`trade.lister.${card.lister}`)}</span>
      <time dateTime={card.posted_on}>{formatPostedAgo(card)}</time>
    </p>
  </>
);
