import { useEffect, useEffectEvent, useState } from 'react';
import { useLayer } from '../../../shared/history/use-layer.ts';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { usePhone } from '../../../shared/ui/use-media.ts';
import { daysBefore, lastDay, moveDay, playOn, SLIDER_DAYS } from './days.ts';

type Props = {
  /** The past day that is shown. */
  at: string | undefined;
  /** The map shows all of it. */
  settled: boolean;
  onDay(at: string | undefined, how: 'push' | 'replace'): void;
};

/** How long a picture stands while playing, at least: one sees what changed. */
const PICTURE_MS = 900;

/** The map as it was, at its top left. Folded it is one button, and the day stays. */
export default function DayControl({ at, settled, onDay }: Props) {
  const phone = usePhone();
  const [open, setOpen] = useState(at !== undefined);
  useLayer(open && phone, () => setOpen(false));
  const last = lastDay(new Date());
  const show = (day: string | undefined) => onDay(day, at === undefined || day === undefined ? 'push' : 'replace');
  return (
    <section
      aria-label={t('home.past')}
      data-testid="day-control"
      className={`pointer-events-auto rounded-card bg-surface shadow-lift max-sm:absolute max-sm:left-2 ${
        open
          ? 'p-2 max-sm:top-2 max-sm:right-2 max-sm:z-16 sm:w-80'
          : `max-sm:z-14 ${at ? 'max-sm:top-14' : 'max-sm:top-27'}`
      }`}
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={open}
          aria-label={t('home.past')}
          title={t('home.past')}
          onClick={() => setOpen(!open)}
          className={`grid size-11 shrink-0 place-items-center rounded-control ${at && !open ? 'bg-ink text-surface' : 'hover:bg-ground'}`}
        >
          <Icon name={open ? 'close' : 'clock'} />
        </button>
        {open && (
          <Input
            type="date"
            className="grow"
            aria-label={t('home.past.day')}
            value={at ?? ''}
            max={last}
            // A day that is being typed, or is not over, is none yet.
            onChange={({ target }) => target.value && target.value <= last && show(target.value)}
          />
        )}
      </div>
      {open && <Scrub day={at ?? last} {...{ at, last, settled, show }} />}
    </section>
  );
}

type ScrubProps = Pick<Props, 'at' | 'settled'> & {
  day: string;
  last: string;
  show(day: string | undefined): void;
};

/** Day by day, by dragging, or playing. */
function Scrub({ at, day, last, settled, show }: ScrubProps) {
  const [playing, setPlaying] = useState(false);
  const goOn = useEffectEvent(() => {
    const next = playOn(day, last);
    if (next) show(next);
    else setPlaying(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day waits anew
  useEffect(() => {
    if (!playing || !settled) return;
    const timer = setTimeout(goOn, PICTURE_MS);
    return () => clearTimeout(timer);
  }, [playing, settled, day]);
  return (
    <div className="grid gap-2 pt-2">
      <input
        type="range"
        aria-label={t('home.past.slider')}
        aria-valuetext={day}
        min={-SLIDER_DAYS}
        max={0}
        value={-Math.min(SLIDER_DAYS, daysBefore(day, last))}
        onChange={({ target }) => show(moveDay(last, Number(target.value)))}
        className="min-h-11 w-full accent-ink"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Step icon="minus" label={t('home.past.earlier')} onClick={() => show(moveDay(day, -1))} />
        <Step icon="plus" label={t('home.past.later')} disabled={day >= last} onClick={() => show(moveDay(day, 1))} />
        <Button onClick={() => setPlaying(!playing)} disabled={!playing && day >= last}>
          {t(playing ? 'home.past.stop' : 'home.past.play')}
        </Button>
        {at && <Button onClick={() => show(undefined)}>{t('home.past.today')}</Button>}
      </div>
    </div>
  );
}

type StepProps = { icon: 'minus' | 'plus'; label: string; disabled?: boolean; onClick(): void };

const Step = ({ icon, label, ...rest }: StepProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    className="grid size-11 shrink-0 place-items-center rounded-control border border-control hover:bg-ground disabled:opacity-50"
  >
    <Icon name={icon} />
  </button>
);
