import { Slider } from '@base-ui/react/slider';
import type { Range } from '@naksha/events/kernel';
import { useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { rangeLabel, type Scale, toRange, toThumbs } from './slider-scales.ts';

type Props = {
  name: string;
  scale: Scale;
  range: Range | undefined;
  /** @param goesOn by another press of a key: the step of history is the one of the press before */
  onRange(range: Range | undefined, goesOn: boolean): void;
};

/** Two thumbs on fixed positions. The filter changes when a thumb is let go, the label at once. */
export function RangeSlider({ name, scale, range, onRange }: Props) {
  const [held, setHeld] = useState<[number, number]>();
  /** Where the last press of a key has put the thumbs. */
  const pressed = useRef<{ by: string }>(undefined);
  const thumbs = held ?? toThumbs(scale, range);
  const says = (end: 0 | 1) => scale.label(scale.positions[thumbs[end]]);
  return (
    <Slider.Root
      value={thumbs}
      min={0}
      max={scale.positions.length - 1}
      thumbCollisionBehavior="none"
      onValueChange={(value) => setHeld(value as [number, number])}
      onBlur={() => {
        pressed.current = undefined;
      }}
      onValueCommitted={(value, { reason }) => {
        setHeld(undefined);
        const next = toRange(scale, value as [number, number]);
        const byKey = reason === 'keyboard';
        // After a step back the keys begin a step of their own.
        const goesOn = byKey && pressed.current?.by === String(thumbs);
        pressed.current = byKey ? { by: String(value) } : undefined;
        onRange(next, goesOn);
      }}
    >
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="font-semibold">{name}</span>
        <output data-testid="range">{rangeLabel(scale, thumbs)}</output>
      </div>
      <Slider.Control className="flex h-11 touch-none items-center px-3">
        <Slider.Track className="h-1 w-full rounded-full bg-line">
          <Slider.Indicator className="rounded-full bg-ink" />
          <Thumb index={0} label={t('home.filter.from', { what: name })} says={says(0)} />
          <Thumb index={1} label={t('home.filter.to', { what: name })} says={says(1)} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

/** A 24 px thumb that answers to 44. */
const Thumb = ({ index, label, says }: { index: number; label: string; says: string }) => (
  <Slider.Thumb
    index={index}
    aria-label={label}
    getAriaValueText={() => says}
    className="size-6 rounded-full border-2 border-ink bg-surface shadow-card before:absolute before:-inset-3 before:content-[''] ring-within"
  />
);
