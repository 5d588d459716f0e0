import { formatDay } from '../../../shared/format/dates.ts';
import { t } from '../../../shared/messages/t.ts';
import { AmountStepButton } from '../../../shared/ui/amount-step.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { addDays, countDaysBefore, FIRST_DAY, SLIDER_DAYS } from './days.ts';
import type { Playing } from './use-playing.ts';

type ScrubProps = {
  at: string | undefined;
  day: string;
  last: string;
  playing: Playing;
  show(day: string | undefined): void;
  move(day: string): void;
  rest(): void;
};

export function PastDaySlider({ at, day, last, playing, show, move, rest }: ScrubProps) {
  const before = at === undefined && day === last ? last : addDays(day, -1);
  return (
    <div className="grid grid-cols-1 gap-2 pt-2">
      <input
        type="range"
        aria-label={t('home.past.slider')}
        aria-valuetext={day}
        min={-SLIDER_DAYS}
        max={0}
        value={-Math.min(SLIDER_DAYS, countDaysBefore(day, last))}
        onChange={({ target }) => move(addDays(last, Number(target.value)))}
        onPointerUp={rest}
        onKeyUp={rest}
        className="min-h-11 w-full accent-ink"
      />
      <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-2 text-12 text-muted">
        <span>{formatDay(addDays(last, -SLIDER_DAYS))}</span>
        <span>{formatDay(last)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <AmountStepButton
          icon="minus"
          label={t('home.past.earlier')}
          disabled={day <= FIRST_DAY}
          onStep={() => show(before)}
        />
        {at && (
          <>
            <AmountStepButton
              icon="plus"
              label={t('home.past.later')}
              disabled={day >= last}
              onStep={() => show(addDays(day, 1))}
            />
            <Button onClick={playing.playing ? playing.stop : playing.play} disabled={!playing.playing && day >= last}>
              {t(playing.playing ? 'home.past.stop' : 'home.past.play')}
            </Button>
            <Button onClick={() => show(undefined)}>{t('home.past.today')}</Button>
          </>
        )}
      </div>
      {at && day >= last && <p className="text-12 text-muted">{t('home.past.isLast')}</p>}
    </div>
  );
}
