import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ComponentProps } from 'react';
import { useCompare } from '../compare/use-compare.ts';
import { hideHomeWithUndo } from '../hiding/hide-home.ts';
import { t } from '../messages/t.ts';
import { SvgIcon } from '../ui/glyph.tsx';
import SaveHeart from './save-heart.tsx';

type Props = Omit<ComponentProps<typeof SaveHeart>, 'className'> & {
  comparable?: boolean;
  hideable?: boolean;
  picture?: keyof typeof PLACES;
};

/** On small pictures in three corners, so that the buttons do not cover them. */
const PLACES = {
  large: { compare: 'left-11', hide: 'top-11' },
  136: { compare: 'left-23', hide: 'bottom-0' },
  104: { compare: 'left-15', hide: 'bottom-0' },
} as const;

/**
 * `comparable`: whether the home can be compared; `hideable`: whether hidden homes are left out of this list;
 * `picture`: the card's picture, or its width in pixels.
 */
const LoadedCardButtons = ({ comparable = true, hideable = false, picture = 'large', ...heart }: Props) => {
  const { compare, hide } = PLACES[picture];
  return (
    <>
      <SaveHeart {...heart} className="absolute top-0 left-0" />
      {comparable && <CompareToggle card={heart.card} className={`absolute top-0 print:hidden ${compare}`} />}
      {hideable && <HideHomeButton card={heart.card} className={`absolute left-0 print:hidden ${hide}`} />}
    </>
  );
};
export default LoadedCardButtons;

const COMPARE_ICON = 'M4 5h6v14H4zM14 5h6v14h-6z';

type CompareToggleProps = { card: Pick<ListingCard, 'id' | 'title'>; className?: string };

/** A sibling of the card's link, not inside it. */
export function CompareToggle({ card: { id, title }, className = '' }: CompareToggleProps) {
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
        <SvgIcon path={COMPARE_ICON} size={16} />
      </span>
    </button>
  );
}

const HIDE_ICON = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 4l16 16';

type HideToggleProps = { card: Pick<ListingCard, 'id' | 'title'>; className?: string };

/** Next to the card's link, never in it. */
export const HideHomeButton = ({ card: { id, title }, className = '' }: HideToggleProps) => (
  <button
    type="button"
    aria-label={t('saving.hide', { title })}
    title={t('saving.hideHome')}
    className={`grid size-11 place-items-center ${className}`}
    onClick={() => {
      // The card goes, and the focus with it.
      document.getElementById('home-list')?.focus({ preventScroll: true });
      hideHomeWithUndo(id);
    }}
  >
    <span className="grid size-8 place-items-center rounded-full bg-surface shadow-card">
      <SvgIcon path={HIDE_ICON} size={16} />
    </span>
  </button>
);
