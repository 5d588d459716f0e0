import type { Position } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';

export function CoordinateFields({ position, onChange }: { position?: Position; onChange: (to: Position) => void }) {
  const [typed, setTyped] = useState<{ lat?: string; lng?: string }>({});
  const shown = {
    lat: typed.lat ?? (position ? String(position.lat) : ''),
    lng: typed.lng ?? (position ? String(position.lng) : ''),
  };
  const type = (change: { lat?: string; lng?: string }) => {
    const next = { ...shown, ...change };
    setTyped(next);
    const [lat, lng] = [degrees(next.lat, 85), degrees(next.lng, 180)];
    if (lat !== undefined && lng !== undefined) onChange({ lat, lng });
  };
  // Without a pin, keeps the first coordinate until the second is typed.
  const settle = () => position && setTyped({});
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center font-semibold text-14 underline underline-offset-4">
        {t('post.place.coordinates')}
      </summary>
      <div className="grid max-w-sm grid-cols-2 gap-4 pt-2">
        <Field label={t('post.place.lat')}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={shown.lat}
              onBlur={settle}
              onChange={(event) => type({ lat: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('post.place.lng')}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={shown.lng}
              onBlur={settle}
              onChange={(event) => type({ lng: event.target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}

function degrees(text: string, most: number): number | undefined {
  const value = /^-?\d{1,3}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : undefined;
}
