import type { ListingCard } from '@naksha/events/wire/listing-card';
import { t } from '../messages/t.ts';
import { SvgIcon } from '../ui/glyph.tsx';
import { hideWithUndo } from './hide-home.ts';

const HIDE = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 4l16 16';

type Props = { card: Pick<ListingCard, 'id' | 'title'>; className?: string };

/** Next to the card's link, never in it. */
export const HideToggle = ({ card: { id, title }, className = '' }: Props) => (
  <button
    type="button"
    aria-label={t('saving.hide', { title })}
    title={t('saving.hideHome')}
    className={`grid size-11 place-items-center ${className}`}
    onClick={() => {
      // The card goes, and the focus with it.
      document.getElementById('home-list')?.focus({ preventScroll: true });
      hideWithUndo(id);
    }}
  >
    <span className="grid size-8 place-items-center rounded-full bg-surface shadow-card">
      <SvgIcon path={HIDE} size={16} />
    </span>
  </button>
);
