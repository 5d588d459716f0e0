import type { ReactNode } from 'react';
import { useScrollIntoView } from './use-come-into-view.ts';

export function OpenedCard({ label, children }: { label: string; children: ReactNode }) {
  const opened = useScrollIntoView<HTMLElement>();
  return (
    <section
      ref={opened}
      tabIndex={-1}
      aria-label={label}
      className="flex min-w-0 flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-card outline-none sm:p-6"
    >
      {children}
    </section>
  );
}
