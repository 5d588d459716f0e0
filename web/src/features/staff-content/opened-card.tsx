import { type ReactNode, useEffect, useRef } from 'react';

export function ScrolledIntoViewCard({ label, children }: { label: string; children: ReactNode }) {
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

const BESIDE = '(min-width: 1024px)';

function useScrollIntoView<Of extends HTMLElement>() {
  const opened = useRef<Of>(null);
  useEffect(() => {
    if (matchMedia(BESIDE).matches) return;
    opened.current?.scrollIntoView({ block: 'start' });
    opened.current?.focus({ preventScroll: true });
  }, []);
  return opened;
}
