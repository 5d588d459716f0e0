import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** `primary` is red: one per view. */
export type ButtonLook = 'primary' | 'dark' | 'quiet' | 'plain' | 'danger';

const BASE =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-4 py-1 text-16 font-semibold transition-colors disabled:opacity-50';
const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-red text-surface hover:not-disabled:bg-red-dark',
  dark: 'bg-ink text-surface hover:not-disabled:bg-muted',
  quiet: 'border border-control bg-surface text-ink hover:not-disabled:bg-ground',
  plain: 'text-ink hover:not-disabled:bg-line',
  danger: 'border border-red bg-surface text-red hover:not-disabled:bg-red-tint',
};

export const buttonClass = (look: ButtonLook = 'quiet', extra = ''): string => `${BASE} ${LOOKS[look]} ${extra}`;

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean };

/** While `busy` it keeps its label, size and focus, and ignores clicks. */
export function Button({ look, busy = false, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({
  look,
  className,
  ...rest
}: {
  look?: ButtonLook;
  href: string;
  className?: string;
  children: React.ReactNode;
}) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}

const Spinner = () => (
  <span aria-hidden="true" className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
);
