import { useEffect } from 'react';
import { t } from '../../shared/messages/t.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import { type HeldDeletion, sendDeletions, undoDeletion, useHeldDeletions } from './held-deletions.ts';

/** At the foot of My listings: what has been deleted and can still be had back. */
export function DeletionBar() {
  const held = useHeldDeletions();
  useEffect(() => sendDeletions, []);
  useEffect(() => {
    if (held.length === 0) return;
    // Closing the window now would lose what is not sent yet.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [held]);
  return (
    <section
      aria-live="polite"
      className="fixed bottom-(--bottom-inset) left-0 z-50 flex w-full flex-col gap-2 p-4 empty:hidden sm:max-w-lg"
    >
      {held.map((one) => (
        <Deleted key={one.id} held={one} />
      ))}
    </section>
  );
}

function Deleted({ held: { id, title, sentAt } }: { held: HeldDeletion }) {
  const left = useCountdown(sentAt);
  return (
    <div className="flex items-center gap-3 rounded-card bg-ink py-1 pr-1 pl-4 text-14 text-surface shadow-lift">
      <p className="min-w-0 grow py-2">
        <span className="line-clamp-2">{t('dashboard.listings.deleted', { title })}</span>
        {/* Counting aloud would drown everything else. */}
        <span aria-hidden="true" className="opacity-80">
          {t('dashboard.listings.deletedFor', { n: left })}
        </span>
      </p>
      <button
        type="button"
        className="min-h-11 shrink-0 px-4 font-semibold underline underline-offset-4 outline-surface focus-visible:outline-surface"
        onClick={() => undoDeletion(id)}
      >
        {t('app.undo')}
      </button>
    </div>
  );
}
