import type { ListingCard } from '@naksha/events/wire/listing-card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../messages/t.ts';
import { useSession } from '../session/session.ts';
import { signedIn } from '../session/sign-in-request.ts';
import { marksQuery } from '../session/use-marks.ts';
import { FirstIcon } from '../ui/first-icon.tsx';
import { wordsFor } from '../ui/problem-words.ts';
import { toast } from '../ui/toast.ts';
import { saveListing } from './save-listing.ts';

type Props = {
  card: Pick<ListingCard, 'id' | 'title'>;
  /** What is known of it while the marks are not there yet. */
  saved?: boolean;
  /** Where it stands over a picture. */
  className?: string;
  onSaved?(liked: boolean): void;
};

/** Saves the listing of a card, and forgets it, which can be undone. It lies beside the card's link, never in it. */
export default function SaveHeart({ card: { id, title }, saved = false, className = '', onSaved }: Props) {
  const session = useSession();
  const { data: marks } = useQuery({ ...marksQuery, enabled: session === 'in' });
  const [wish, setWish] = useState<boolean>();
  const known = marks ? marks.saved.includes(id) : saved;
  const liked = wish ?? (session !== 'out' && known);
  const save = (next: boolean) => {
    setWish(next);
    saveListing(id, next)
      .then(() => {
        onSaved?.(next);
        if (!next) toast.info(t('saving.unsaved'), { action: { label: t('app.undo'), run: () => save(true) } });
      })
      .catch((error: unknown) => toast.error(wordsFor(error)))
      .finally(() => setWish(undefined));
  };
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t('saving.save', { title })}
      className={`grid size-11 place-items-center ${className}`}
      onClick={() => signedIn(() => save(!liked), 'save')}
    >
      <span className="grid size-8 place-items-center rounded-full bg-surface shadow-card">
        <FirstIcon name="heart" size={16} filled={liked} />
      </span>
    </button>
  );
}
