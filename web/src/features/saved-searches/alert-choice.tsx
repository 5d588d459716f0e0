import { ALERT_FREQUENCIES, type AlertFrequency, type QuietHours } from '@naksha/events/kernel';
import type { SavedSearch } from '@naksha/events/wire/saved-searches';
import { t } from '../../shared/messages/t.ts';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { updateSavedSearch } from './use-saved-searches.ts';

const PAUSED = 'paused';
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function AlertFrequencyChoice({ search, name }: { search: SavedSearch; name: string }) {
  const { id, frequency, paused, quiet } = search;
  const change = (changes: Parameters<typeof updateSavedSearch>[1]) =>
    void updateSavedSearch(id, changes)
      .then(() => toast.success(t('searches.changed')))
      .catch((error: unknown) => toast.error(describeProblem(error)));
  const choose = (value: AlertFrequency | typeof PAUSED) =>
    change(value === PAUSED ? { paused: true } : { frequency: value, paused: false });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <fieldset>
        <legend className="sr-only">{t('searches.whenFor', { name })}</legend>
        <RadioChoice
          name={`frequency-${id}`}
          options={[
            ...ALERT_FREQUENCIES.map((value) => ({ value, label: t(`searches.${value}`) })),
            { value: PAUSED, label: t('searches.paused') },
          ]}
          value={paused ? PAUSED : frequency}
          onChange={choose}
        />
      </fieldset>
      {!paused && (
        <>
          <Hour
            label={t('searches.quietFrom')}
            hour={quiet.from}
            onChange={(from) => change({ quiet: { ...quiet, from } })}
          />
          <Hour label={t('searches.quietTo')} hour={quiet.to} onChange={(to) => change({ quiet: { ...quiet, to } })} />
        </>
      )}
    </div>
  );
}

type HourProps = { label: string; hour: QuietHours['from']; onChange(hour: number): void };

const Hour = ({ label, hour, onChange }: HourProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={hour} onChange={(event) => onChange(Number(event.target.value))}>
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {`${String(one).padStart(2, '0')}:00`}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
