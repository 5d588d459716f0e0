import { useState } from 'react';
import { useLayer } from '../../../shared/history/use-layer.ts';
import { t } from '../../../shared/messages/t.ts';
import { FoldButton } from '../../../shared/ui/fold-button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { usePhone } from '../../../shared/ui/use-media.ts';
import { FIRST_DAY, lastDay } from './days.ts';
import { Scrub } from './scrub.tsx';
import { usePlaying } from './use-playing.ts';
import { useRestingDay } from './use-resting-day.ts';

type Props = {
  /** The past day that is shown. */
  at: string | undefined;
  /** The map shows all of it. */
  settled: boolean;
  onDay(at: string | undefined, how: 'push' | 'replace'): void;
};

/** The map as it was, at its top left. Folded it is one button, and the day stays. */
export default function DayControl({ at, settled, onDay }: Props) {
  const phone = usePhone();
  const [open, setOpen] = useState(at !== undefined);
  const last = lastDay(new Date());
  const show = (day: string | undefined) => onDay(day, at === undefined || day === undefined ? 'push' : 'replace');
  const { moving, move, rest } = useRestingDay(at, show);
  const day = moving ?? at ?? last;
  const playing = usePlaying({ day, last, settled, show });
  const fold = () => {
    playing.stop();
    setOpen(false);
  };
  useLayer(open && phone, fold);
  const moveByHand = (to: string) => {
    playing.stop();
    move(to);
  };
  const [typed, setTyped] = useState<string>();
  const type = (to: string) => {
    setTyped(to);
    if (to >= FIRST_DAY && to <= last) moveByHand(to);
  };
  const showByHand = (to: string | undefined) => {
    playing.stop();
    show(to);
  };
  return (
    <section
      aria-label={t('home.past')}
      data-testid="day-control"
      className={`pointer-events-auto rounded-card bg-surface shadow-lift max-sm:absolute max-sm:left-2 ${
        open
          ? 'p-2 max-sm:top-2 max-sm:right-2 max-sm:z-16 sm:w-80'
          : `max-sm:z-14 ${at ? 'max-sm:top-[56px]' : 'max-sm:top-[calc(2.75rem+64px)]'}`
      }`}
    >
      {open && <h2 className="pb-2 font-semibold text-14">{t('home.past.title')}</h2>}
      <div className="flex items-center gap-2">
        <FoldButton
          icon="clock"
          label={t('home.past')}
          open={open}
          inForce={at !== undefined}
          onToggle={open ? fold : () => setOpen(true)}
        />
        {open && (
          <Input
            type="date"
            className="grow"
            aria-label={t('home.past.day')}
            // A day that is being typed stays as it is, and is none yet.
            value={typed ?? moving ?? at ?? ''}
            min={FIRST_DAY}
            max={last}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(undefined)}
          />
        )}
      </div>
      {open && <Scrub show={showByHand} move={moveByHand} {...{ at, day, last, playing, rest }} />}
    </section>
  );
}
