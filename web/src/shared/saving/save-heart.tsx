import type { ListingCard } from '@naksha/events/wire/listing-card';
import { t } from '../messages/t.ts';
import { runWhenSignedIn } from '../session/sign-in-request.ts';
import { FirstLoadIcon } from '../ui/first-icon.tsx';
import { describeProblem } from '../ui/problem-words.ts';
import { toast } from '../ui/toast.ts';
import { setListingSaved, useIsSaved } from './saved-homes.ts';

type Props = {
  card: Pick<ListingCard, 'id' | 'title'>;
  /** Used until the marks are loaded. */
  saved?: boolean;
  className?: string;
  onSaved?(liked: boolean): void;
};

/** A sibling of the card's link, not inside it. */
export default function SaveHeart({ card: { id, title }, saved = false, className = '', onSaved }: Props) {
  const liked = useIsSaved(id, saved);
  const save = (next: boolean) => {
    setListingSaved(id, next)
      .then(() => {
        onSaved?.(next);
        if (!next) toast.info(t('saving.unsaved'), { action: { label: t('app.undo'), run: () => save(true) } });
      })
      .catch((error: unknown) => toast.error(describeProblem(error)));
  };
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t('saving.save', { title })}
      className={`grid size-11 place-items-center ${className}`}
      onClick={() => runWhenSignedIn(() => save(!liked), 'save')}
    >
      <span className="grid size-8 place-items-center rounded-full bg-surface shadow-card">
        <FirstLoadIcon name="heart" size={16} filled={liked} />
      </span>
    </button>
  );
}
