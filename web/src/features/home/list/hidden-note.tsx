import type { BBox, HomeView, ListingId } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { setHomeHidden, useHiddenHomes } from '../../../shared/hiding/hide-home.ts';
import { t } from '../../../shared/messages/t.ts';
import { TitleText } from '../../../shared/places/title-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { describeProblem } from '../../../shared/ui/problem-words.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { formatShortPrice, listingPath } from '../cards/facts.ts';
import { listingCardQuery } from '../queries/card-query.ts';
import { matchCountOfIdsQuery } from '../queries/matches-query.ts';
import type { Listings } from './use-listings.ts';

type Props = {
  shown: Pick<Listings, 'hidden' | 'onFound'>;
  view: Pick<HomeView, 'filter' | 'at'>;
  bbox: BBox | undefined;
};

export default function HiddenHomesNote({ shown: { hidden: here = 0, onFound }, view, bbox }: Props) {
  const [open, setOpen] = useState(false);
  const hidden = useHiddenHomes();
  const { data: found = 0 } = useQuery(matchCountOfIdsQuery(hidden, view.filter, bbox, view.at));
  useEffect(() => onFound?.(found), [found, onFound]);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-14 text-muted print:hidden" data-testid="hidden-note">
      {here > 0 && <span>{t('saving.hiddenHere', { n: here })}</span>}
      <Button look="plain" className="px-0 text-14 underline" onClick={() => setOpen(true)}>
        {t('saving.hiddenHomes', { n: hidden.length })}
      </Button>
      {open && (
        <Dialog title={t('saving.hiddenTitle')} description={t('saving.hiddenWhat')} onClose={() => setOpen(false)}>
          <ul className="grid gap-2">
            {hidden.toReversed().map((id) => (
              <HiddenHome key={id} id={id} />
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

function HiddenHome({ id }: { id: ListingId }) {
  const { data: card } = useQuery(listingCardQuery(id));
  const show = () => setHomeHidden(id, false).catch((error: unknown) => toast.error(describeProblem(error)));
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 text-14">
      <span className="min-w-0">
        {card && <HomeLink card={card} />}
        {card === null && t('saving.hiddenGone')}
      </span>
      <Button
        className="shrink-0 text-14"
        aria-label={card ? t('saving.showTitle', { title: card.title }) : undefined}
        onClick={() => void show()}
      >
        {t('saving.show')}
      </Button>
    </li>
  );
}

const HomeLink = ({ card }: { card: ListingCard }) => (
  <Link href={listingPath(card)} className="underline-offset-4 hover:underline">
    <span className="font-semibold">{formatShortPrice(card.expected_price)}</span> <TitleText listing={card} />
  </Link>
);
