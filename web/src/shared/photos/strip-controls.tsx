import { t } from '../messages/t.ts';
import { Icon } from '../ui/icon.tsx';
import type { Strip } from './use-strip.ts';

type Props = { strip: Strip; count: number };

/** Buttons for swiping. Stay at the ends, so that the focus is not lost. */
export function PhotoStripButtons({ strip: { at, go }, count }: Props) {
  if (count < 2) return null;
  return (
    <>
      <Side label={t('photos.previous')} icon="chevronLeft" end={at === 0} className="left-3" onGo={() => go(at - 1)} />
      <Side
        label={t('photos.next')}
        icon="chevronRight"
        end={at === count - 1}
        className="right-3"
        onGo={() => go(at + 1)}
      />
    </>
  );
}

type SideProps = {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  end: boolean;
  className: string;
  onGo: () => void;
};
const Side = ({ label, icon, end, className, onGo }: SideProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={end || undefined}
    onClick={end ? undefined : onGo}
    className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface text-ink shadow-lift transition-opacity aria-disabled:opacity-30 print:hidden ${className}`}
  >
    <Icon name={icon} size={24} />
  </button>
);

export const PhotoStripCount = ({ strip: { at }, count, className = '' }: Props & { className?: string }) => (
  <p
    role="status"
    className={`daylight rounded-control bg-ink/80 px-2 py-1 text-14 text-surface print:hidden ${className}`}
  >
    <span className="sr-only">{t('photos.place', { at: at + 1, count })}</span>
    <span aria-hidden="true">{`${at + 1} / ${count}`}</span>
  </p>
);
