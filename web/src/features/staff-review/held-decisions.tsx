import { t } from '../../shared/messages/t.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import type { Held } from './decision-hold.ts';

type Props<One extends { id: string }> = {
  /** What it is called while it is held. */
  words: (decision: One) => string;
  onUndo: (id: One['id']) => void;
};

/** At the foot of the page: what has been decided and can still be taken back. */
export function HeldDecisions<One extends { id: string }>({
  held,
  ...rest
}: Props<One> & { held: readonly Held<One>[] }) {
  return (
    <section
      aria-live="polite"
      className="fixed bottom-(--bottom-inset) left-0 z-50 flex w-full flex-col gap-2 p-4 empty:hidden sm:max-w-lg"
    >
      {held.map((one) => (
        <HeldDecision key={one.decision.id} held={one} {...rest} />
      ))}
    </section>
  );
}

function HeldDecision<One extends { id: string }>({
  held: { decision, sentAt },
  words,
  onUndo,
}: Props<One> & { held: Held<One> }) {
  const left = useCountdown(sentAt);
  return (
    <div className="flex items-center gap-3 rounded-card bg-ink py-1 pr-1 pl-4 text-14 text-surface shadow-lift">
      <p className="min-w-0 grow py-2">
        <span className="line-clamp-2">{words(decision)}</span>
        {/* Counting aloud would drown everything else. */}
        <span aria-hidden="true" className="opacity-80">
          {t('staff.review.heldFor', { n: left })}
        </span>
      </p>
      <button
        type="button"
        className="min-h-11 shrink-0 px-4 font-semibold underline underline-offset-4 outline-surface focus-visible:outline-surface"
        onClick={() => onUndo(decision.id)}
      >
        {t('app.undo')}
      </button>
    </div>
  );
}
