import { BLOG_COVERS, composePlaceId } from '@naksha/events/kernel';
import { pageConfig } from '../../shared/page-config.ts';
import { filled, number, text, type Words, words } from './item-draft.ts';

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
  language: text(definition?.language ?? 'en'),
  title: text(definition?.title),
  author: text(definition?.author ?? `${pageConfig.brand.name} editorial`),
  category: text(definition?.category),
  postedOn: text(definition?.postedOn ?? today),
  excerpt: text(definition?.excerpt),
  cover: text(definition?.cover ?? BLOG_COVERS[0]),
  text: text(definition?.text),
});

export const toBlogDefinition = (draft: BlogDraft, state: 'draft' | 'published'): object => ({ ...draft, state });

export const toFaqDraft = (definition: Definition | undefined): FaqDraft => ({
  question: words(definition?.question),
  answer: words(definition?.answer),
  order: text(definition?.order ?? 0),
});

export const toFaqDefinition = ({ question, answer, order }: FaqDraft): object => ({
  question: filled(question),
  answer: filled(answer),
  order: number(order) ?? 0,
});

/** Stays when the title changes. Undefined if none can be made. */
export function toSlug(title: string): string | undefined {
  try {
    return composePlaceId(title);
  } catch {
    return undefined;
  }
}
