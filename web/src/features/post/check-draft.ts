import {
  ATTRIBUTE_SECTIONS,
  ATTRIBUTES,
  type BBox,
  type FieldError,
  findAttributesAboveOthers,
  hasVisibleText,
  isInBBox,
  isRupees,
  MAX_RUPEES,
  maxAttributeValueAt,
} from '@naksha/events/kernel';
import { loadContactDetailsCheck } from '../../shared/api/load-contact-judge.ts';
import { formatAttribute, formatAttributeBound } from '../../shared/format/attributes.ts';
import { t } from '../../shared/messages/t.ts';
import { capitalizeSentence } from '../../shared/ui/problem-words.ts';
import type { Draft } from './draft.ts';

/** By wire name, in page order. */
export type FieldErrors = Readonly<Record<string, string>>;

export const FIELD_ORDER: readonly string[] = [
  'property_type',
  'property_subtype',
  'lister',
  'position',
  'locality',
  'city',
  'project',
  'expected_price',
  'area.value',
  'area.unit',
  ...ATTRIBUTES.filter(({ section }) => section === 'figures').map(({ wire }) => wire),
  'title',
  'description',
  ...ATTRIBUTE_SECTIONS.slice(1).flatMap((part) =>
    ATTRIBUTES.filter(({ section }) => section === part).map(({ wire }) => wire),
  ),
  'rooms',
  'amenities',
  'photos',
];

/** The server checks the rest. `stored`: existing texts, which staff may have allowed. */
export async function validateDraft(
  draft: Draft,
  region: BBox,
  stored?: Pick<Draft, 'title' | 'project'>,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  if (!draft.position) errors.position = t('post.place.missing');
  else if (!isInBBox(region, draft.position)) errors.position = t('post.place.outside');
  const { price, area, numbers } = await readAmounts(draft);
  if (draft.price.trim() === '') errors.expected_price = t('post.required');
  else if (price?.kind === 'ambiguous') errors.expected_price = t('post.amount.choose', { text: draft.price.trim() });
  else if (price && price.kind !== 'value')
    errors.expected_price = t('post.price.unread', { text: draft.price.trim() });
  else if (price && price.value > MAX_RUPEES) errors.expected_price = t('post.price.tooHigh');
  else if (price && !isRupees(price.value)) errors.expected_price = t('post.price.invalid');
  if (draft.area.trim() === '') errors['area.value'] = t('post.required');
  else if (area?.kind === 'ambiguous') errors['area.value'] = t('post.amount.choose', { text: draft.area.trim() });
  else if (area && area.kind !== 'value') errors['area.value'] = t('post.area.unread', { text: draft.area.trim() });
  Object.assign(errors, checkNumbers(draft, numbers));
  if (!hasVisibleText(draft.title)) errors.title = t('post.required');
  else if (draft.title.trim().length < 3) errors.title = t('post.heading.short');
  // Before sign-in, so that nobody signs in for nothing.
  const judge = await loadContactDetailsCheck();
  for (const field of ['title', 'project'] as const) {
    const contact = judge?.(draft[field]);
    if (contact && !(contact === 'unclear' && draft[field] === stored?.[field]))
      errors[field] = t(`post.contact.${contact}`);
  }
  return errors;
}

function checkNumbers({ attributes }: Draft, numbers: Readonly<Record<string, number>>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { name, wire, value } of ATTRIBUTES) {
    const number = numbers[name];
    if (number === undefined || value.type !== 'number') continue;
    const [{ min, unit }, max] = [value, maxAttributeValueAt(value, new Date())];
    const text = String(attributes[name]).trim();
    if (unit === 'sqft' && Number.isNaN(number)) errors[wire] = t('post.area.unread', { text });
    else if (!Number.isInteger(number) || number < min || number > max)
      errors[wire] = t('post.number.invalid', {
        text,
        min: formatAttributeBound(value, min),
        max: formatAttributeBound(value, max),
      });
  }
  for (const { attribute, other } of findAttributesAboveOthers(numbers, ATTRIBUTES)) {
    const [own, most] = [attribute, other].map((one) => ({
      label: t(`attribute.${one.name}`),
      value: formatAttribute(one, numbers[one.name]),
    }));
    errors[attribute.wire] = t('post.number.exceeds', { ...own, other: most.label, most: most.value });
  }
  return errors;
}

/** Without it only the server checks. */
const readAmounts = (draft: Draft) =>
  import('../../shared/format/typed-amounts.ts').then(
    ({ parseTypedArea, parseTypedPrice, parseNumericAnswers }) => ({
      price: parseTypedPrice(draft),
      area: parseTypedArea(draft),
      numbers: parseNumericAnswers(draft.attributes),
    }),
    () => ({ price: undefined, area: undefined, numbers: {} }),
  );

/** A photo's index is dropped. */
export const toFieldErrorTexts = (refused: readonly FieldError[]): FieldErrors =>
  Object.fromEntries(
    refused.map(({ field, reason }) => [
      /^(photos|cover)\b/.test(field) ? 'photos' : field,
      capitalizeSentence(reason),
    ]),
  );

export const firstInvalidField = (errors: FieldErrors): string | undefined =>
  FIELD_ORDER.find((field) => field in errors) ?? Object.keys(errors)[0];
