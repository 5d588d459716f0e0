import {
  ATTRIBUTE_SECTIONS,
  ATTRIBUTES,
  type BBox,
  type FieldError,
  foldDigits,
  hasVisibleText,
  inBBox,
  isRupees,
  MAX_RUPEES,
} from '@naksha/events/kernel';
import { loadContactJudge } from '../../shared/api/load-contact-judge.ts';
import { typedNumber } from '../../shared/format/typed-number.ts';
import { t } from '../../shared/messages/t.ts';
import { sentence } from '../../shared/ui/problem-words.ts';
import type { Draft } from './draft.ts';

/** Wrong fields by their names on the wire, each with its reason; the order is that of the page. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Fields in the order of the page: the first wrong one is where the person is taken. */
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

/**
 * What can be said without asking the server, which judges the rest.
 * @param stored what stands already: a text that staff let pass may stay
 */
export async function checkDraft(
  draft: Draft,
  region: BBox,
  stored?: Pick<Draft, 'title' | 'project'>,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  if (!draft.position) errors.position = t('post.place.missing');
  else if (!inBBox(region, draft.position)) errors.position = t('post.place.outside');
  const { price, area } = await readAmounts(draft);
  if (draft.price.trim() === '') errors.expected_price = t('post.required');
  else if (price?.kind === 'ambiguous') errors.expected_price = t('post.amount.choose', { text: draft.price.trim() });
  else if (price && price.kind !== 'value')
    errors.expected_price = t('post.price.unread', { text: draft.price.trim() });
  else if (price && price.value > MAX_RUPEES) errors.expected_price = t('post.price.tooHigh');
  else if (price && !isRupees(price.value)) errors.expected_price = t('post.price.invalid');
  if (draft.area.trim() === '') errors['area.value'] = t('post.required');
  else if (area?.kind === 'ambiguous') errors['area.value'] = t('post.amount.choose', { text: draft.area.trim() });
  else if (area && area.kind !== 'value') errors['area.value'] = t('post.area.unread', { text: draft.area.trim() });
  for (const attribute of ATTRIBUTES) {
    const limit = ATTRIBUTES.find(({ name }) => name === attribute.atMost);
    if (!limit || !exceeds(draft.attributes[attribute.name], draft.attributes[limit.name])) continue;
    const names = { what: t(`attribute.${attribute.name}`), limit: t(`attribute.${limit.name}`) };
    errors[attribute.wire] = t('post.exceeds', names);
  }
  if (!hasVisibleText(draft.title)) errors.title = t('post.required');
  else if (draft.title.trim().length < 3) errors.title = t('post.heading.short');
  // Before anybody has signed in for nothing.
  const judge = await loadContactJudge();
  for (const field of ['title', 'project'] as const) {
    const contact = judge?.(draft[field]);
    if (contact && !(contact === 'unclear' && draft[field] === stored?.[field]))
      errors[field] = t(`post.contact.${contact}`);
  }
  return errors;
}

const exceeds = (answer: string | number = '', limit: string | number = ''): boolean =>
  String(limit).trim() !== '' && readWhole(answer) > readWhole(limit);
const readWhole = (answer: string | number): number =>
  typeof answer === 'number' ? answer : typedNumber(foldDigits(answer));

/** What reads amounts comes with the later sections of the form; where it cannot be loaded, the server alone judges. */
const readAmounts = (draft: Draft) =>
  import('../../shared/format/typed-amounts.ts').then(
    ({ readTypedArea, readTypedPrice }) => ({ price: readTypedPrice(draft), area: readTypedArea(draft) }),
    () => ({ price: undefined, area: undefined }),
  );

/** What the server refused, by field; a single photo's number says nothing to whoever sees them all. */
export const toFieldErrors = (refused: readonly FieldError[]): FieldErrors =>
  Object.fromEntries(
    refused.map(({ field, reason }) => [/^(photos|cover)\b/.test(field) ? 'photos' : field, sentence(reason)]),
  );

export const firstWrong = (errors: FieldErrors): string | undefined =>
  FIELD_ORDER.find((field) => field in errors) ?? Object.keys(errors)[0];
