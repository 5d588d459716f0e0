import { Slider } from '@base-ui/react/slider';
import type { NumberRange } from '@naksha/events/kernel';
import { useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { AmountStepButton } from '../../../shared/ui/amount-step.tsx';
import { rangeToThumbs, type Scale, thumbsToRange } from './slider-scales.ts';

type Props = {
  name: string;
  hint?: string;
  scale: Scale;
  range: NumberRange | undefined;
  /** The press continues the previous one and shares its history entry. */
  onRange(range: NumberRange | undefined, goesOn: boolean): void;
};

/** The filter changes on release, the label at once. Buttons are an alternative to dragging. */
export function RangeSlider({ name, hint, scale, range, onRange }: Props) {
  const [held, setHeld] = useState<[number, number]>();
  const pressed = useRef<{ by: string }>(undefined);
  const thumbs = held ?? rangeToThumbs(scale, range);
  const last = scale.positions.length - 1;
  // A typed value may lie between two positions.
  const values = held || !range ? undefined : [range.min, range.max ?? scale.positions[last]];
  const says = (end: 0 | 1) => scale.label(values?.[end] ?? scale.positions[thumbs[end]]);
  /** For keys and buttons, until Back or another slider intervenes. */
  const commit = (to: [number, number], goesOn: boolean) => {
    const before = pressed.current?.by;
    pressed.current = goesOn ? { by: String(to) } : undefined;
    onRange(thumbsToRange(scale, to, range), goesOn && before === String(thumbs));
  };
  const label = (end: 0 | 1) => t(end === 0 ? 'home.filter.from' : 'home.filter.to', { what: name });
  const step = (end: 0 | 1, by: 1 | -1) => {
    const to: [number, number] = [...thumbs];
    to[end] += by;
    const fits = to[0] >= 0 && to[0] <= to[1] && to[1] <= last;
    const words = t(by < 0 ? 'home.filter.lower' : 'home.filter.higher', { what: label(end) });
    return (
      <AmountStepButton
        icon={by < 0 ? 'minus' : 'plus'}
        label={words}
        disabled={!fits}
        onStep={() => commit(to, true)}
      />
    );
  };
  return (
    <Slider.Root
      value={thumbs}
      min={0}
      max={last}
      thumbCollisionBehavior="none"
      onValueChange={(value) => setHeld(value as [number, number])}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) pressed.current = undefined;
      }}
      onValueCommitted={(value, { reason }) => {
        setHeld(undefined);
        commit(value as [number, number], reason === 'keyboard');
      }}
    >
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="font-semibold">{name}</span>
        <output data-testid="range">{`${says(0)} – ${says(1)}`}</output>
      </div>
      {hint && <p className="text-12 text-muted">{hint}</p>}
      <Slider.Control className="flex h-11 touch-none items-center px-3">
        <Slider.Track className="h-1 w-full rounded-full bg-line">
          <Slider.Indicator className="rounded-full bg-ink" />
          <Thumb index={0} label={label(0)} says={says(0)} />
          <Thumb index={1} label={label(1)} says={says(1)} />
        </Slider.Track>
      </Slider.Control>
      <div className="flex flex-wrap justify-between gap-2">
        {ENDS.map((end) => (
          <div key={end} className="flex gap-2">
            {step(end, -1)}
            {step(end, 1)}
          </div>
        ))}
      </div>
    </Slider.Root>
  );
}

const ENDS = [0, 1] as const;

const Thumb = ({ index, label, says }: { index: number; label: string; says: string }) => (
  <Slider.Thumb
    index={index}
    aria-label={label}
    getAriaValueText={() => says}
    className="size-6 rounded-full border-2 border-ink bg-surface shadow-card before:absolute before:-inset-3 before:content-[''] ring-within"
  />
);
