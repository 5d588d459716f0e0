import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type Props = {
  icon: IconName;
  label: string;
  open: boolean;
  inForce: boolean;
  onToggle(): void;
};

export function ExpandButton({ icon, label, open, inForce, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={onToggle}
      className={`grid size-11 shrink-0 place-items-center rounded-control ${
        inForce && !open ? 'bg-ink text-surface' : 'hover:bg-ground'
      }`}
    >
      <Icon name={open ? 'close' : icon} />
    </button>
  );
}
