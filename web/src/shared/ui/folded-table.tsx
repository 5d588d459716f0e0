import type { ReactNode } from 'react';

export const CollapsibleTable = ({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details open={open} className="rounded-card border border-line bg-surface p-4">
    <summary className="min-h-11 cursor-pointer content-center font-bold text-20">{title}</summary>
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys too
      tabIndex={0}
      className="overflow-x-auto"
    >
      {children}
    </section>
  </details>
);
