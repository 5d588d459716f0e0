import { useEffect, useRef, useState } from 'react';
import { t } from '../messages/t.ts';
import { Icon } from './icon.tsx';
import { dismissOfflineErrors, dismissToast, type Toast, useToasts } from './toast.ts';

/** Always mounted, so that screen readers know the live region. */
export function Toasts() {
  const toasts = useToasts();
  useEffect(() => {
    window.addEventListener('online', dismissOfflineErrors);
    return () => window.removeEventListener('online', dismissOfflineErrors);
  }, []);
  return (
    <section
      aria-live="polite"
      className="notice-place pointer-events-none fixed inset-x-0 z-60 flex flex-col items-end gap-2 p-4 sm:left-auto"
    >
      {toasts.map((one) => (
        <Notice key={one.id} toast={one} />
      ))}
    </section>
  );
}

const LOOK = {
  success: { box: 'bg-success text-surface', icon: 'check' },
  error: { box: 'bg-red text-surface', icon: 'alert' },
  info: { box: 'bg-ink text-surface', icon: 'info' },
} as const;

function Notice({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const left = useRef(toast.timeout);
  useEffect(() => {
    if (held || left.current === undefined) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, (left.current ?? 0) - (performance.now() - started));
    };
  }, [held, toast.id]);
  const { action, kind } = toast;
  const { box, icon } = LOOK[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock; nothing is done by it
    <div
      role={kind === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex min-h-12 w-full items-center gap-3 rounded-card py-1 pr-1 pl-4 text-14 shadow-lift sm:w-auto sm:max-w-sm ${box}`}
    >
      {/* On a phone the words need its room beside what can be done; an error keeps its sign. */}
      {action && kind !== 'error' ? (
        <span className="max-sm:hidden">
          <Icon name={icon} />
        </span>
      ) : (
        <Icon name={icon} />
      )}
      <p className="flex-1 py-2">{toast.text}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 px-3 font-semibold underline underline-offset-4"
          onClick={() => {
            dismissToast(toast.id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('app.dismiss')}
        className="grid size-11 shrink-0 place-items-center"
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
