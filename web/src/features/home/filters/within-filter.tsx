import {
  type MapFilter,
  type PlaceReach,
  parseReach,
  printReach,
  TRAVEL_MODES,
  WITHIN_KM,
  WITHIN_MINUTES,
} from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/messages/t.ts';
import { nameInLocale } from '../../../shared/places/place-name.ts';
import { reachQuery } from '../../../shared/reach/reach-query.ts';
import { formatReachLimit } from '../../../shared/reach/within-words.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/input.tsx';
import type { FilterChange } from './filter-rules.ts';

type Props = { filter: MapFilter; onChange(change: FilterChange): void };

export function ReachFilter({ filter: { within }, onChange }: Props) {
  if (within) return <Limit within={within} onChange={onChange} />;
  return (
    <p className="text-14 text-muted">
      <span className="block font-semibold text-ink">{t('filter.within')}</span>
      {t('filter.within.hint')}
    </p>
  );
}

function Limit({ within, onChange }: { within: PlaceReach; onChange: Props['onChange'] }) {
  const { data } = useQuery(reachQuery(within));
  const { of } = within;
  const offered: PlaceReach[] = [
    ...WITHIN_KM.map((km) => ({ of, km })),
    ...TRAVEL_MODES.flatMap((by) => WITHIN_MINUTES.map((minutes) => ({ of, minutes, by }))),
  ];
  const chosen = printReach(within);
  const options = offered.some((one) => printReach(one) === chosen) ? offered : [within, ...offered];
  const choose = (text: string) => {
    const parsed = parseReach(text);
    onChange({ choose: 'parameter', name: 'within', value: 'value' in parsed ? parsed.value : undefined });
  };
  return (
    <Field
      label={data ? `${t('filter.within')} ${nameInLocale(data)}` : t('filter.within')}
      hint={t('filter.within.time')}
    >
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('filter.within.any')}</option>
          {options.map((one) => (
            <option key={printReach(one)} value={printReach(one)}>
              {formatReachLimit(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
