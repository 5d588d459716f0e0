import {
  allowsBedrooms,
  formatIndianNumber,
  LISTER_FILTERS,
  LISTING_FILTERS,
  MAX_BEDROOM_FILTER,
  type MapFilter,
  POSTED_WITHIN_DAYS,
} from '@naksha/events/kernel';
import type { ReactNode } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { RadioChoice as OneOf } from '../../../shared/ui/choice.tsx';
import { FieldGroup } from '../../../shared/ui/field.tsx';
import { AmenityFilter } from './amenity-filter.tsx';
import { AmountRangeFields } from './amount-fields.tsx';
import { AttributeFilters, ExactBedrooms } from './attribute-filters.tsx';
import type { FilterChange } from './filter-rules.ts';
import { areaUnitLabel, formatAreaFilter, formatPriceFilter } from './filter-words.ts';
import { NotWordsFilter } from './not-words-filter.tsx';
import { MissingValueCount, OptionLabelWithCount } from './option-counts.tsx';
import { RangeSlider } from './range-slider.tsx';
import {
  createAreaRangeEndParser,
  formatLakhsForInput,
  listAreaPresets,
  PRICE_PRESETS,
  parsePriceRangeEndInLakhs,
} from './read-amounts.ts';
import { areaSliderScale, PRICE_SCALE, RATE_SCALE } from './slider-scales.ts';
import { ReachFilter } from './within-filter.tsx';

const BEDROOMS = Array.from({ length: MAX_BEDROOM_FILTER }, (_, k) => k + 1);

type Props = { filter: MapFilter; onChange(change: FilterChange): void };

export default function FilterSections(props: Props) {
  return (
    <>
      <Stack>
        {allowsBedrooms(props.filter) && <BedroomSection {...props} />}
        <PriceSection {...props} />
      </Stack>
      <Stack>
        <AreaSection {...props} />
        <RateSection {...props} />
        <ListerSection {...props} />
      </Stack>
      <AttributeFilters {...props} />
      <FlagSection {...props} />
      <PostedSection {...props} />
      <ReachFilter {...props} />
      <AmenityFilter {...props} />
      <NotWordsFilter {...props} />
      <p className="text-14 text-muted lg:col-span-2">{t('filter.verifiedOnly')}</p>
    </>
  );
}

/** Sections of a column whose heights differ too much for a row. */
const Stack = ({ children }: { children: ReactNode }) => <div className="grid content-start gap-6">{children}</div>;

export const PriceSection = ({ filter, onChange }: Props) => {
  const name = t('home.filter.price');
  return (
    <div className="grid content-start gap-2">
      <RangeSlider
        name={name}
        scale={PRICE_SCALE}
        range={filter.price}
        onRange={(value, goesOn) => onChange({ choose: 'price', value, goesOn })}
      />
      <AmountRangeFields
        name={name}
        unit={t('filter.lakh')}
        range={filter.price}
        read={parsePriceRangeEndInLakhs}
        print={formatLakhsForInput}
        presets={PRICE_PRESETS.map((range) => ({ range, label: formatPriceFilter(range) }))}
        onRange={(value) => onChange({ choose: 'price', value })}
      />
    </div>
  );
};

const RateSection = ({ filter, onChange }: Props) => (
  <RangeSlider
    name={t('filter.pricePerArea')}
    scale={RATE_SCALE}
    range={filter.pricePerArea}
    onRange={(value, goesOn) => onChange({ choose: 'parameter', name: 'pricePerArea', value, goesOn })}
  />
);

export const AreaSection = ({ filter, onChange }: Props) => {
  const { subtype } = filter;
  const unit = areaUnitLabel(subtype);
  return (
    <div key={unit} className="grid content-start gap-2">
      <RangeSlider
        name={t('home.filter.areaIn', { unit })}
        hint={subtype ? undefined : t('home.filter.mixedHint')}
        scale={areaSliderScale(subtype)}
        range={filter.area}
        onRange={(value, goesOn) => onChange({ choose: 'area', value, goesOn })}
      />
      <AmountRangeFields
        name={t('home.filter.area')}
        unit={unit}
        range={filter.area}
        read={createAreaRangeEndParser(subtype)}
        print={formatIndianNumber}
        presets={listAreaPresets(subtype).map((range) => ({ range, label: formatAreaFilter(range) }))}
        onRange={(value) => onChange({ choose: 'area', value })}
      />
    </div>
  );
};

export const BedroomSection = ({ filter, onChange }: Props) => (
  <div className="grid content-start gap-2">
    <fieldset>
      <legend className="pb-2 font-semibold text-14">{t('home.filter.bedroom')}</legend>
      <div className="flex flex-wrap gap-2">
        <Choice
          checked={filter.bedroom === undefined && filter.bedrooms === undefined}
          onChoose={() => onChange({ choose: 'bedroom', value: 'any' })}
        >
          {t('home.filter.any')}
        </Choice>
        {BEDROOMS.map((n) => (
          <Choice key={n} checked={filter.bedroom === n} onChoose={() => onChange({ choose: 'bedroom', value: n })}>
            <OptionLabelWithCount parameter="bedrooms" option={`${n}+`}>
              {t('home.filter.atLeast', { count: n })}
            </OptionLabelWithCount>
          </Choice>
        ))}
      </div>
    </fieldset>
    {/* A group of its own beside the radio buttons: choosing in one clears the other. */}
    <FieldGroup label={<span className="font-normal text-muted">{t('home.filter.exactBhk')}</span>}>
      <ExactBedrooms filter={filter} onChange={onChange} />
    </FieldGroup>
    <MissingValueCount parameter="bedrooms" />
  </div>
);

const ListerSection = ({ filter, onChange }: Props) => (
  <FieldGroup label={t('listing.fact.lister')}>
    <OneOf
      name="lister"
      options={[
        { value: 'any', label: t('home.filter.any') },
        ...LISTER_FILTERS.map((value) => ({
          value,
          label: (
            <OptionLabelWithCount parameter="lister" option={value}>
              {t(`trade.lister.${value}`)}
            </OptionLabelWithCount>
          ),
        })),
      ]}
      value={filter.lister ?? 'any'}
      onChange={(value) => onChange({ choose: 'lister', value })}
    />
  </FieldGroup>
);

const FLAGS = (['withPhotos', 'priceReduced'] as const).map((name) => ({
  name,
  wire: LISTING_FILTERS.find((filter) => filter.name === name)!.wire,
}));

const FlagSection = ({ filter, onChange }: Props) =>
  FLAGS.map(({ name, wire }) => (
    <CheckRow
      key={name}
      label={
        <OptionLabelWithCount parameter={wire} option="yes">
          {t(`filter.${name}`)}
        </OptionLabelWithCount>
      }
      checked={filter[name] === true}
      onCheck={(checked) => onChange({ choose: 'parameter', name, value: checked ? (true as const) : undefined })}
    />
  ));

const PostedSection = ({ filter, onChange }: Props) => (
  <FieldGroup label={t('filter.posted')}>
    <OneOf
      name="posted"
      options={[
        { value: 'any', label: t('home.filter.any') },
        ...POSTED_WITHIN_DAYS.map((n) => ({
          value: `${n}d`,
          label: (
            <OptionLabelWithCount parameter="posted_since" option={`${n}d`}>
              {t('filter.days', { n })}
            </OptionLabelWithCount>
          ),
        })),
      ]}
      value={filter.postedSince ?? 'any'}
      onChange={(value) =>
        onChange({ choose: 'parameter', name: 'postedSince', value: value === 'any' ? undefined : value })
      }
    />
  </FieldGroup>
);

type CheckRowProps = { label: ReactNode; checked: boolean; onCheck(checked: boolean): void };
const CheckRow = ({ label, checked, onCheck }: CheckRowProps) => (
  <label className="flex min-h-11 items-center gap-3 text-14">
    <input
      type="checkbox"
      className="size-5 accent-ink"
      checked={checked}
      onChange={({ target }) => onCheck(target.checked)}
    />
    {label}
  </label>
);

const Choice = ({ checked, onChoose, children }: { checked: boolean; onChoose(): void; children: ReactNode }) => (
  <label
    className={`grid min-h-11 min-w-11 place-items-center rounded-control border px-2 font-semibold text-14 ring-within ${
      checked ? 'border-ink bg-ink text-surface' : 'border-control bg-surface hover:bg-ground'
    }`}
  >
    <input type="radio" name="bedroom" className="sr-only" checked={checked} onChange={onChoose} />
    {children}
  </label>
);
