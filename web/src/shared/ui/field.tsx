import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Errors have text and an icon, not only colour. */
export function Field({ label, hint, error, optional, className = '', children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="font-semibold text-14">
        {label}
        {/* Apart for whoever hears it, too. */}
        {optional && <span className="pl-1 font-normal text-muted"> {optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

export const FieldError = ({ id, text }: { id?: string; text: string }) => (
  <p id={id} role="alert" className="flex items-start gap-1 text-14 text-red">
    <Icon name="alert" />
    {text}
  </p>
);

export function FieldGroup({
  label,
  hint,
  error,
  className = '',
  children,
}: Omit<Props, 'children'> & { children: ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <legend className="pb-1 font-semibold text-14">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
