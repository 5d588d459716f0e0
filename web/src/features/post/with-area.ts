import type { AreaUnit } from '@naksha/events/kernel';
import { readTypedArea } from '../../shared/format/typed-amounts.ts';
import type { Draft } from './draft.ts';

/** A unit typed with it is selected until another area is typed. */
export function withArea(draft: Draft, area: string, offered: readonly AreaUnit[]): Partial<Draft> {
  const isEdit =
    area.startsWith(draft.area) || draft.area.startsWith(area) || Math.abs(area.length - draft.area.length) <= 1;
  const isNewArea = area.trim().length <= 1 || !isEdit;
  const { chosenUnit = draft.unit } = draft;
  const unit = isNewArea ? chosenUnit : draft.unit;
  const typed = readTypedArea({ area, unit });
  if (typed.kind === 'value' && typed.value.unit !== unit && offered.includes(typed.value.unit))
    return { area, unit: typed.value.unit, chosenUnit };
  return { area, unit, chosenUnit: unit === chosenUnit ? undefined : chosenUnit };
}
