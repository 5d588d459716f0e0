import {
  type Facet,
  facetParameterName,
  listFacetParameterValues,
  type NumberRange,
  parseFacetValue,
  printFacetValue,
  requireNumberBounds,
  toAsciiDigits,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import { useState } from 'react';
import { describeFacetRange } from '../../../shared/filter/facet-words.ts';
import { parseTypedNumberOrNaN } from '../../../shared/format/typed-number.ts';
import { attributeUnitLabel } from '../../../shared/format/unit-label.ts';
import { t } from '../../../shared/messages/t.ts';
import { CheckboxChoices } from '../../../shared/ui/choice.tsx';
import { Field, FieldGroup } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { OptionLabelWithCount } from './option-counts.tsx';

type Props = { facet: Facet; asked: NumberRange | undefined; onChange(range: NumberRange | undefined): void };
type Typed = { start: string; end: string };
const IN_UNIT = { start: 'filter.amount.from', end: 'filter.amount.to' } as const;

/** Applied on blur or Enter. */
export function RangeFilter({ facet, asked, onChange }: Props) {
  const applied = asked ? printFacetValue(facet, asked) : ',';
  const [typed, setTyped] = useState(() => toTyped(applied));
  const [shown, setShown] = useState(applied);
  // Changed by a preset, a removed chip or Back.
  if (shown !== applied) {
    setShown(applied);
    setTyped(toTyped(applied));
  }
  const label = t(`attribute.${facet.name}`);
  const read = readTyped(facet, typed, label);
  const apply = () => {
    if (!('error' in read) && read.text !== applied) onChange(parse(facet, read.text));
  };
  const { min } = requireNumberBounds(facet.value);
  const unit = attributeUnitLabel(facet);
  const field = (end: keyof Typed) => (
    <Field label={unit ? t(IN_UNIT[end], { unit }) : t(`home.filter.${end}`)}>
      {(control) => (
        <Input
          {...control}
          aria-invalid={'error' in read && read.wrong.includes(end) ? true : undefined}
          autoComplete="off"
          // Numeric keyboards of phones have no minus sign.
          inputMode={min < 0 ? 'text' : 'numeric'}
          placeholder={t('filter.amount.noLimit')}
          value={typed[end]}
          onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      )}
    </Field>
  );
  const presets = listFacetParameterValues(facet, toIndianIsoDay(new Date()));
  return (
    <FieldGroup label={label} error={'error' in read ? read.error : undefined}>
      <div className="grid grid-cols-2 gap-2">
        {field('start')}
        {field('end')}
      </div>
      {presets.length > 0 && (
        <CheckboxChoices
          options={presets.map((text) => ({
            value: text,
            label: (
              <OptionLabelWithCount parameter={facetParameterName(facet)} option={text}>
                <span className="inline-block first-letter:uppercase">
                  {describeFacetRange(facet, parse(facet, text)!)}
                </span>
              </OptionLabelWithCount>
            ),
          }))}
          value={[applied]}
          onChange={(chosen) => onChange(parse(facet, chosen.at(-1) ?? ','))}
        />
      )}
    </FieldGroup>
  );
}

const isYear = ({ value }: Facet): boolean => value.type === 'number' && value.unit === 'year';

const toTyped = (text: string): Typed => {
  const [start, end] = text.split(',');
  return { start, end };
};

const parse = (facet: Facet, text: string): NumberRange | undefined => {
  const parsed = parseFacetValue(facet, text);
  return 'value' in parsed ? (parsed.value as NumberRange | undefined) : undefined;
};

function readTyped(facet: Facet, typed: Typed, label: string): { text: string } | { error: string; wrong: string[] } {
  const { min, max } = requireNumberBounds(facet.value);
  const [start, end] = [readNumber(typed.start), readNumber(typed.end)];
  for (const [name, number] of [['start', start] as const, ['end', end] as const]) {
    if (number === undefined || (Number.isInteger(number) && number >= min && number <= max)) continue;
    const field = t(name === 'start' ? 'home.filter.from' : 'home.filter.to', { what: label });
    const bounds = isYear(facet) ? { min: `${min}`, max: `${max}` } : { min, max };
    return { error: t('home.filter.notNumber', { field, ...bounds }), wrong: [name] };
  }
  if (start !== undefined && end !== undefined && start > end)
    return { error: t('home.filter.wrongOrder', { label, from: start, to: end }), wrong: ['start', 'end'] };
  const range = parse(facet, `${start ?? ''},${end ?? ''}`);
  return { text: range ? printFacetValue(facet, range) : ',' };
}

function readNumber(typed: string): number | undefined {
  const [, minus, digits] = /^\s*([-−–]?)(.*)$/s.exec(toAsciiDigits(typed))!;
  if (digits.trim() === '') return minus ? Number.NaN : undefined;
  return minus ? -parseTypedNumberOrNaN(digits) : parseTypedNumberOrNaN(digits);
}
