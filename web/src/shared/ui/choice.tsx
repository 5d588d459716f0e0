import type { ReactNode } from 'react';

type ChoiceProps<Value extends string> = {
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string;
};

export function RadioChoice<Value extends string>({
  name,
  options,
  value,
  onChange,
  className = '',
}: ChoiceProps<Value>) {
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {options.map((option) => (
        <label key={option.value} className={TILE}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

export function CheckboxChoices<Value extends string>({
  options,
  value,
  onChange,
}: {
  options: readonly { value: Value; label: ReactNode }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}) {
  const toggled = (one: Value) => (value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label key={option.value} className={TILE}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={() => onChange(toggled(option.value))}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

const TILE =
  'flex min-h-11 min-w-11 select-none items-center justify-center gap-2 rounded-control border border-control bg-surface px-3 text-14 transition-colors hover:bg-ground has-checked:border-ink has-checked:bg-ink has-checked:text-surface ring-within';
