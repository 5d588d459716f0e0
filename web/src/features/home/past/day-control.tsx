import { useEffect, useEffectEvent, useState } from 'react';
import { useHistoryLayer } from '../../../shared/history/use-layer.ts';
import { t } from '../../../shared/messages/t.ts';
import { ExpandButton } from '../../../shared/ui/fold-button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { useIsPhoneScreen } from '../../../shared/ui/use-media.ts';
import { FIRST_DAY, yesterdayInIndia } from './days.ts';
import { PastDaySlider } from './scrub.tsx';
import { useDayPlayback } from './use-playing.ts';

type Props = {
  at: string | undefined;
  settled: boolean;
  onDay(at: string | undefined, how: 'push' | 'replace'): void;
};

export default function PastDayControl({ at, settled, onDay }: Props) {
  const phone = useIsPhoneScreen();
  // On phones it would cover the map.
  const [open, setOpen] = useState(at !== undefined && !phone);
  const last = yesterdayInIndia(new Date());
  const show = (day: string | undefined) => onDay(day, at === undefined || day === undefined ? 'push' : 'replace');
  const { moving, move, rest } = useDebouncedDay(at, show);
  const day = moving ?? at ?? last;
  const playing = useDayPlayback({ day, last, settled, show });
  const fold = () => {
    playing.stop();
    setOpen(false);
  };
  useHistoryLayer(open && phone, fold);
  const moveByHand = (to: string) => {
    playing.stop();
    move(to);
  };
  const [typed, setTyped] = useState<string>();
  const type = (to: string) => {
    playing.stop();
    setTyped(to);
    if (to >= FIRST_DAY && to <= last) move(to);
  };
  const notOver = typed !== undefined && typed > last;
  const showByHand = (to: string | undefined) => {
    playing.stop();
    show(to);
  };
  return (
    <section
      aria-label={t('home.past')}
      data-testid="day-control"
      className={`pointer-events-auto flex flex-col rounded-card bg-surface shadow-lift max-sm:absolute max-sm:left-2 ${
        open
          ? 'overflow-hidden max-sm:top-2 max-sm:right-2 max-sm:z-16 max-sm:max-h-[60%] sm:max-h-[calc(100%-6rem)] sm:w-80'
          : `max-sm:z-14 ${at ? 'max-sm:top-[56px]' : 'max-sm:top-[calc(2.75rem+64px)]'}`
      }`}
    >
      {/* What scrolls has no ground of its own, as in the panel of prices. */}
      <div className={open ? 'overflow-y-auto p-2' : ''}>
        {open && <h2 className="pb-2 font-semibold text-14">{t('home.past.title')}</h2>}
        <div className="flex items-center gap-2">
          <ExpandButton
            icon="clock"
            label={t('home.past')}
            open={open}
            inForce={at !== undefined}
            onToggle={open ? fold : () => setOpen(true)}
          />
          {open && (
            <Input
              type="date"
              className="min-w-0 grow"
              aria-label={t('home.past.day')}
              aria-invalid={notOver}
              value={typed ?? moving ?? at ?? ''}
              min={FIRST_DAY}
              max={last}
              onChange={({ target }) => type(target.value)}
              onBlur={() => setTyped(undefined)}
            />
          )}
        </div>
        {open && notOver && (
          <p role="alert" className="pt-2 text-14 text-red">
            {t('home.past.notOver')}
          </p>
        )}
        {open && <PastDaySlider show={showByHand} move={moveByHand} {...{ at, day, last, playing, rest }} />}
      </div>
    </section>
  );
}

/** Milliseconds. */
const REST_MS = 300;

type DebouncedDay = {
  moving: string | undefined;
  move(day: string): void;
  rest(): void;
};

/** Each day loads a map from the server. */
function useDebouncedDay(at: string | undefined, show: (day: string) => void): DebouncedDay {
  const [moving, move] = useState<string>();
  const rest = () => {
    if (moving !== undefined && moving !== at) show(moving);
  };
  const restAtLast = useEffectEvent(rest);
  useEffect(() => {
    if (moving === undefined) return;
    const timer = setTimeout(restAtLast, REST_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider follows every change
  useEffect(() => move(undefined), [at]);
  return { moving, move, rest };
}
