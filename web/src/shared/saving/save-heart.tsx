import { t } from '../messages/t.ts';
import { FirstLoadIcon } from '../ui/first-icon.tsx';
import { toggleSaved } from './save-with-notice.ts';
import { type SavableHome, useIsSaved } from './saved-homes.ts';

type Props = {
  card: SavableHome;
  /** Used until the marks are loaded. */
  saved?: boolean;
  className?: string;
  onSaved?(liked: boolean): void;
};

/** A sibling of the card's link, not inside it. */
export default function SaveHeart({ card, saved = false, className = '', onSaved }: Props) {
  const liked = useIsSaved(card.id, saved);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t('saving.save', { title: card.title })}
      className={`grid size-11 place-items-center ${className}`}
      onClick={() => toggleSaved(card, !liked, onSaved)}
    >
      <span className="grid size-8 place-items-center rounded-full bg-surface shadow-card">
        <FirstLoadIcon name="heart" size={16} filled={liked} />
      </span>
    </button>
  );
}
