import { formatIndianNumber } from '@naksha/events/kernel';
import type { ReactNode } from 'react';

export function FormSection({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 className="flex items-center gap-3 font-bold text-20">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-14 text-surface"
        >
          {formatIndianNumber(step)}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The element that an error links to. */
export const fieldAnchorId = (field: string): string => `field-${field.replace('.', '-')}`;

export const FieldAnchor = ({ field, children }: { field: string; children: ReactNode }) => (
  <div id={fieldAnchorId(field)} className="scroll-mt-24">
    {children}
  </div>
);
