import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-paths.ts';

type Props = {
  icon: IconName;
  label: string;
  onClick(): void;
  disabled?: boolean;
  pressed?: boolean;
  upsideDown?: boolean;
};

export const MapControlButton = ({ icon, label, onClick, disabled, pressed, upsideDown }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
    className={`grid size-11 place-items-center transition-colors disabled:opacity-50 ${pressed ? 'bg-ink text-surface' : 'hover:bg-ground'}`}
  >
    <span className={upsideDown ? 'rotate-180' : ''}>
      <Icon name={icon} />
    </span>
  </button>
);
