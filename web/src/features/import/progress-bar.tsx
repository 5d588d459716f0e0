import type { ReactNode } from 'react';
import { useId } from 'react';

/** `share`: 0 to 1. */
export function ProgressBar({ label, share, children }: { label: string; share: number; children?: ReactNode }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <progress id={id} max={1} value={share} className="h-3 w-full accent-ink" />
      {children}
    </div>
  );
}
