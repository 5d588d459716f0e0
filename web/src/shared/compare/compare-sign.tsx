import type { ListingCard } from '@naksha/events/wire/listing-card';
import { t } from '../messages/t.ts';
import { SvgIcon } from '../ui/glyph.tsx';
import { useCompare } from './use-compare.ts';

const COLUMNS = 'M4 5h6v14H4zM14 5h6v14h-6z';

type Props = { card: Pick<ListingCard, 'id' | 'title'>; className?: string };

/** A sibling of the card's link, not inside it. */
export function CompareToggle({ card: { id, title }, className = '' }: Props) {
  const { chosen, toggle } = useCompare(id);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={t('compare.add', { title })}
      className={`grid size-11 place-items-center ${className}`}
      onClick={toggle}
    >
      <span
        className={`grid size-8 place-items-center rounded-full shadow-card ${chosen ? 'bg-ink text-surface' : 'bg-surface'}`}
      >
        <SvgIcon path={COLUMNS} size={16} />
      </span>
    </button>
  );
}
