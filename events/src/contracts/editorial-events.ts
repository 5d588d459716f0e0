import { z } from 'zod';
import { BLOG_COVERS } from '../kernel/blog-covers.ts';
import { defineEvent } from './define-stream.ts';
import { LOCALES } from './pages/languages.ts';
import { istDay } from './primitives.ts';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of small letters and digits, joined by hyphens')
  .max(80);

const line = (max: number) => z.string().min(1).max(max);
/** English is the fallback. */
const inLanguages = (max: number) => z.object({ en: line(max), hi: line(max).optional(), pa: line(max).optional() });

export const blogDefinition = z.object({
  slug,
  /** Drafts are for staff only. */
  state: z.enum(['draft', 'published']),
  language: z.enum(LOCALES),
  title: line(120),
  author: line(60),
  category: line(40),
  postedOn: istDay,
  excerpt: line(300),
  cover: z.enum(BLOG_COVERS),
  /** Markdown without HTML. */
  text: z.string().min(1).max(60_000),
});
export const faqDefinition = z.object({
  slug,
  question: inLanguages(200),
  answer: inLanguages(2_000),
  order: z.number().int().min(0),
});
export type BlogDefinition = z.output<typeof blogDefinition>;
export type FaqDefinition = z.output<typeof faqDefinition>;

export const blogStream = {
  BlogDefined: defineEvent(blogDefinition),
  BlogRetired: defineEvent(blogDefinition.pick({ slug: true })),
};
export const faqStream = {
  FaqDefined: defineEvent(faqDefinition),
  FaqRetired: defineEvent(faqDefinition.pick({ slug: true })),
};
