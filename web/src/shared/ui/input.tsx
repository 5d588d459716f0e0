import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

const CONTROL =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 text-16 placeholder:text-muted aria-invalid:border-red disabled:bg-ground';

export const Input = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={`${CONTROL} ${className}`} />
);

export const TextArea = ({ className = '', ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={`${CONTROL} py-2 ${className}`} />
);

/** The native list is best on phones. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...rest} className={`${CONTROL} appearance-none pr-12`}>
        {children}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
        <Icon name="chevronDown" />
      </span>
    </span>
  );
}
