import { t } from '../messages/t.ts';
import { useCountdown } from '../ui/use-countdown.ts';
import type { PendingAction } from './undo-hold.ts';

type Props<One extends { id: string }> = {
  words: (one: One) => string;
  wordsLeft: (n: number) => string;
  onUndo: (id: One['id']) => void;
};

export function PendingActionsBar<One extends { id: string }>({
  held,
  ...rest
}: Props<One> & { held: readonly PendingAction<One>[] }) {
  return (
    <section
      aria-live="polite"
      className="fixed bottom-(--bottom-inset) left-0 z-50 flex w-full flex-col gap-2 p-4 empty:hidden sm:max-w-lg"
    >
      {held.map((each) => each.sending || <HeldOne key={each.one.id} held={each} {...rest} />)}
    </section>
  );
}

function HeldOne<One extends { id: string }>({
  held: { one, sentAt },
  words,
  wordsLeft,
  onUndo,
}: Props<One> & { held: PendingAction<One> }) {
  const left = useCountdown(sentAt);
  return (
    <div
      data-held
      className="flex items-center gap-3 rounded-card bg-ink py-1 pr-1 pl-4 text-14 text-surface shadow-lift"
    >
      <p className="min-w-0 grow py-2">
        <span className="line-clamp-2">{words(one)}</span>
        {/* Counting aloud would drown everything else. */}
        <span aria-hidden="true" className="opacity-80">
          {wordsLeft(left)}
        </span>
      </p>
      <button
        type="button"
        className="min-h-11 shrink-0 px-4 font-semibold underline underline-offset-4 outline-surface focus-visible:outline-surface"
        onClick={() => onUndo(one.id)}
      >
        {t('app.undo')}
      </button>
    </div>
  );
}
