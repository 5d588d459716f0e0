import { Icon } from './icon.tsx';

type Props = { icon: 'minus' | 'plus'; label: string; disabled?: boolean; onStep(): void };

/** Stays focusable at the end. */
export const AmountStepButton = ({ icon, label, disabled = false, onStep }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    onClick={() => !disabled && onStep()}
    className="grid size-11 shrink-0 place-items-center rounded-control border border-control hover:bg-ground aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
  >
    <Icon name={icon} />
  </button>
);
