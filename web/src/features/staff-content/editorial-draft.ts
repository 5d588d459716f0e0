import { BLOG_COVERS, composePlaceId } from '@naksha/events/kernel';
import { pageConfig } from '../../shared/page-config.ts';
import { onlyFilled, toOptionalNumber, toText, toWords, type Words } from './item-draft.ts';

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
export type FaqDraft = { question: Words; answer: Words; order: string };
type Definition = Readonly<Record<string, unknown>>;

export const toBlogDraft = (definition: Definition | undefined, today: string): BlogDraft => ({
  language: toText(definition?.language ?? 'en'),
  title: toText(definition?.title),
  author: toText(definition?.author ?? `${pageConfig.brand.name} editorial`),
  category: toText(definition?.category),
  postedOn: toText(definition?.postedOn ?? today),
  excerpt: toText(definition?.excerpt),
  cover: toText(definition?.cover ?? BLOG_COVERS[0]),
  text: toText(definition?.text),
});

export const toBlogDefinition = (draft: BlogDraft, state: 'draft' | 'published'): object => ({ ...draft, state });

export const toFaqDraft = (definition: Definition | undefined): FaqDraft => ({
  question: toWords(definition?.question),
  answer: toWords(definition?.answer),
  order: toText(definition?.order ?? 0),
});

export const toFaqDefinition = ({ question, answer, order }: FaqDraft): object => ({
  question: onlyFilled(question),
  answer: onlyFilled(answer),
  order: toOptionalNumber(order) ?? 0,
});

/** Stays when the title changes. Undefined if none can be made. */
export function toSlug(title: string): string | undefined {
  try {
    return composePlaceId(title);
  } catch {
    return undefined;
  }
}
