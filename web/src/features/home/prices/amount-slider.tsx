import { Slider } from '@base-ui/react/slider';
import { t } from '../../../shared/messages/t.ts';
import { AmountStepButton } from '../../../shared/ui/amount-step.tsx';
import { PRICE_SCALE } from '../filters/slider-scales.ts';
import { formatLakhs } from './shown-classes.ts';

const AMOUNTS = PRICE_SCALE.positions.slice(1, -1);

type Props = {
  lakhs: number;
  onTry(lakhs: number): void;
  onChoose(lakhs: number): void;
};

export function BudgetSlider({ lakhs, onTry, onChoose }: Props) {
  const above = AMOUNTS.findIndex((amount) => amount >= lakhs);
  const at = above < 0 ? AMOUNTS.length - 1 : above;
  const step = (by: 1 | -1) => onChoose(AMOUNTS[Math.min(AMOUNTS.length - 1, Math.max(0, at + by))]);
  return (
    <div className="flex items-center gap-1">
      <AmountStepButton icon="minus" label={t('home.lens.less')} disabled={at === 0} onStep={() => step(-1)} />
      <Slider.Root
        value={at}
        min={0}
        max={AMOUNTS.length - 1}
        onValueChange={(value) => onTry(AMOUNTS[value])}
        onValueCommitted={(value) => onChoose(AMOUNTS[value])}
        className="grow"
      >
        <Slider.Control className="flex h-11 touch-none items-center px-3">
          <Slider.Track className="h-1 w-full rounded-full bg-line">
            <Slider.Indicator className="rounded-full bg-ink" />
            <Slider.Thumb
              aria-label={t('home.lens.amount')}
              getAriaValueText={() => formatLakhs(lakhs)}
              className="size-6 rounded-full border-2 border-ink bg-surface shadow-card before:absolute before:-inset-3 before:content-[''] ring-within"
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <AmountStepButton
        icon="plus"
        label={t('home.lens.more')}
        disabled={at === AMOUNTS.length - 1}
        onStep={() => step(1)}
      />
    </div>
  );
}
