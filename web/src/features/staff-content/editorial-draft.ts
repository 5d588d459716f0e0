import { BLOG_COVERS, composePlaceId } from '@naksha/events/kernel';
import { pageConfig } from '../../shared/page-config.ts';
import {
  removeEmptyTranslations,
  type TranslatedTexts,
  toDraftText,
  toDraftTranslations,
  toOptionalNumber,
} from './item-draft.ts';

export type BlogDraft = {
  language: string;
  title: string;
  author: string;
  category: string;
  postedOn: string;
  excerpt: string;
  cover: string;
  text: string;
};
export type FaqDraft = { question: TranslatedTexts; answer: TranslatedTexts; order: string };
type Definition = Readonly<Record<string, unknown>>;

export const toBlogDraft = (definition: Definition | undefined, today: string): BlogDraft => ({
  language: toDraftText(definition?.language ?? 'en'),
  title: toDraftText(definition?.title),
  author: toDraftText(definition?.author ?? `${pageConfig.brand.name} editorial`),
  category: toDraftText(definition?.category),
  postedOn: toDraftText(definition?.postedOn ?? today),
  excerpt: toDraftText(definition?.excerpt),
  cover: toDraftText(definition?.cover ?? BLOG_COVERS[0]),
  text: toDraftText(definition?.text),
});

export const toBlogDefinition = (draft: BlogDraft, state: 'draft' | 'published'): object => ({ ...draft, state });

export const toFaqDraft = (definition: Definition | undefined): FaqDraft => ({
  question: toDraftTranslations(definition?.question),
  answer: toDraftTranslations(definition?.answer),
  order: toDraftText(definition?.order ?? 0),
});

export const toFaqDefinition = ({ question, answer, order }: FaqDraft): object => ({
  question: removeEmptyTranslations(question),
  answer: removeEmptyTranslations(answer),
  order: toOptionalNumber(order) ?? 0,
});

/** Stays when the title changes. Undefined if none can be made. */
export function suggestSlug(title: string): string | undefined {
  try {
    return composePlaceId(title);
  } catch {
    return undefined;
  }
}
