import { Icon } from './icon.tsx';

type Props = { icon: 'chevronLeft' | 'chevronRight'; label: string; disabled: boolean; onStep(): void };

export const StepButton = ({ icon, label, disabled, onStep }: Props) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onStep}
    className="grid size-11 place-items-center rounded-control border border-control bg-surface hover:not-disabled:bg-ground disabled:opacity-30"
  >
    <Icon name={icon} />
  </button>
);
