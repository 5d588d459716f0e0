import type { Facet } from '@naksha/events/kernel';
import { readyByWords } from '../../../shared/filter/facet-words.ts';
import { monthAfter } from '../../../shared/format/months.ts';
import { t } from '../../../shared/messages/t.ts';
import { Choices } from '../../../shared/ui/choice.tsx';
import { FieldGroup } from '../../../shared/ui/field.tsx';

type Props = { facet: Facet; asked: string | undefined; onChange(asked: string | undefined): void };

const PRESET_MONTHS = [6, 12, 24, 36];

/** The filter stores the month, so that a link keeps its meaning. */
export function ReadyByFilter({ facet, asked, onChange }: Props) {
  const presets = PRESET_MONTHS.map((n) => ({ value: monthAfter(n), label: t('filter.readyWithin', { n }) }));
  const options = [{ value: 'ready', label: readyByWords(facet, 'ready') }, ...presets];
  if (asked !== undefined && !options.some(({ value }) => value === asked))
    options.push({ value: asked, label: readyByWords(facet, asked) });
  return (
    <FieldGroup label={t(`attribute.${facet.name}`)}>
      <Choices
        options={options}
        value={asked === undefined ? [] : [asked]}
        onChange={(chosen) => onChange(chosen.at(-1))}
      />
    </FieldGroup>
  );
}
