import {
  allowsFacet,
  type CountFilterValue,
  FACETS,
  type Facet,
  facetParameterName,
  listFacetParameterValues,
  type MapFilter,
  MORE,
  type NumberRange,
  toIndianIsoDay,
  yearMonthAfterDay,
} from '@naksha/events/kernel';
import { describeFacetFlag, describeReadyByFilter } from '../../../shared/filter/facet-words.ts';
import { formatAttribute } from '../../../shared/format/attributes.ts';
import { t } from '../../../shared/messages/t.ts';
import { CheckboxChoices } from '../../../shared/ui/choice.tsx';
import { FieldGroup } from '../../../shared/ui/field.tsx';
import type { FilterChange } from './filter-rules.ts';
import { MissingValueCount, OptionLabelWithCount } from './option-counts.tsx';
import { RangeFilter } from './range-filter.tsx';

type Props = { filter: MapFilter; onChange(change: FilterChange): void };

export const AttributeFilters = ({ filter, onChange }: Props) =>
  FACETS.filter((facet) => facet.name !== 'bedrooms' && allowsFacet(filter, facet)).map((facet) => (
    <AttributeFilter key={facet.name} facet={facet} filter={filter} onChange={onChange} />
  ));

function AttributeFilter({ facet, filter, onChange }: Props & { facet: Facet }) {
  const { name } = facet;
  const asked = filter[name];
  const label = t(`attribute.${name}`);
  if (facet.facet.by === 'flag')
    return (
      <div className="grid content-start">
        <label className="flex min-h-11 items-center gap-3 text-14">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={asked === true}
            onChange={({ target }) =>
              onChange({ choose: 'parameter', name, value: target.checked ? (true as const) : undefined })
            }
          />
          <OptionLabelWithCount parameter={facetParameterName(facet)} option="yes">
            {describeFacetFlag(facet)}
          </OptionLabelWithCount>
        </label>
        <MissingValueCount parameter={facetParameterName(facet)} />
      </div>
    );
  if (facet.facet.by === 'range')
    return (
      <div className="grid content-start gap-2">
        <RangeFilter
          facet={facet}
          asked={asked as NumberRange | undefined}
          onChange={(value) => onChange({ choose: 'parameter', name, value })}
        />
        <MissingValueCount parameter={facetParameterName(facet)} />
      </div>
    );
  if (facet.facet.by === 'readyBy')
    return (
      <ReadyByFilter
        facet={facet}
        asked={asked as string | undefined}
        onChange={(value) => onChange({ choose: 'parameter', name, value })}
      />
    );
  const options = 'options' in facet.value ? facet.value.options : [];
  if (facet.facet.by === 'atLeast') {
    const counts = options.filter((option) => option !== 0 && option !== MORE);
    return (
      <FieldGroup label={label}>
        <CheckboxChoices
          options={counts.map((count) => ({
            value: String(count),
            label: (
              <OptionLabelWithCount
                parameter={facetParameterName(facet)}
                option={String(count)}
              >{`${count}+`}</OptionLabelWithCount>
            ),
          }))}
          value={asked === undefined ? [] : [String(asked)]}
          onChange={(chosen) =>
            onChange({ choose: 'parameter', name, value: chosen.length > 0 ? Number(chosen.at(-1)) : undefined })
          }
        />
        <MissingValueCount parameter={facetParameterName(facet)} />
      </FieldGroup>
    );
  }
  const chosen = (asked ?? []) as readonly (string | number)[];
  return (
    <FieldGroup label={label}>
      <CheckboxChoices
        options={options.map((option) => ({
          value: String(option),
          label: (
            <OptionLabelWithCount parameter={facetParameterName(facet)} option={String(option)}>
              {formatAttribute(facet, option)}
            </OptionLabelWithCount>
          ),
        }))}
        value={chosen.map(String)}
        onChange={(values) => {
          const value = options.filter((option) => values.includes(String(option)));
          onChange({ choose: 'parameter', name, value: value.length > 0 ? value : undefined });
        }}
      />
      <MissingValueCount parameter={facetParameterName(facet)} />
    </FieldGroup>
  );
}

export function ExactBedrooms({ filter, onChange }: Props) {
  const counts: CountFilterValue = filter.bedrooms ?? { exact: [] };
  const from = counts.from;
  const values = [...counts.exact.map(String), ...(from === undefined ? [] : [`${from}+`])];
  return (
    <CheckboxChoices
      options={[...EXACT.map(String), OPEN].map((value) => ({
        value,
        label: (
          <OptionLabelWithCount parameter="bedrooms" option={value}>
            {value}
          </OptionLabelWithCount>
        ),
      }))}
      value={values}
      onChange={(chosen) => {
        const exact = EXACT.filter((count) => chosen.includes(String(count)));
        const open = chosen.includes(OPEN) ? { from: OPEN_FROM } : {};
        const value = exact.length > 0 || chosen.includes(OPEN) ? { exact, ...open } : undefined;
        onChange({ choose: 'parameter', name: 'bedrooms', value });
      }}
    />
  );
}
const EXACT = [1, 2, 3, 4] as const;
const OPEN_FROM = 5;
const OPEN = `${OPEN_FROM}+`;

type ReadyByFilterProps = { facet: Facet; asked: string | undefined; onChange(asked: string | undefined): void };

/** The filter stores the month, so that a link keeps its meaning. */
function ReadyByFilter({ facet, asked, onChange }: ReadyByFilterProps) {
  const today = toIndianIsoDay(new Date());
  const withinMonths = facet.facet.by === 'readyBy' ? facet.facet.withinMonths : [];
  const within = new Map(withinMonths.map((n) => [yearMonthAfterDay(today, n), t('filter.readyWithin', { n })]));
  const options = new Set([...listFacetParameterValues(facet, today), ...(asked === undefined ? [] : [asked])]);
  return (
    <FieldGroup label={t(`attribute.${facet.name}`)}>
      <CheckboxChoices
        options={[...options].map((option) => ({
          value: option,
          label: (
            <OptionLabelWithCount parameter={facetParameterName(facet)} option={option}>
              {within.get(option) ?? describeReadyByFilter(facet, option)}
            </OptionLabelWithCount>
          ),
        }))}
        value={asked === undefined ? [] : [asked]}
        onChange={(chosen) => onChange(chosen.at(-1))}
      />
      <MissingValueCount parameter={facetParameterName(facet)} />
    </FieldGroup>
  );
}
