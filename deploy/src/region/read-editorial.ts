import { type BlogDefinition, type FaqDefinition, LOCALES } from '@naksha/events/contracts';
import { BLOG_COVERS } from '@naksha/events/kernel';
import { z } from 'zod';
import type { PackFolder, Row } from './pack-folder.ts';

const text = z.string();
const blog = z.object({
  slug: text,
  title: text,
  category: text,
  posted_on: text,
  excerpt: text,
  cover: z.enum(BLOG_COVERS),
  language: z.enum(LOCALES).default('en'),
});
const faq = z.object({
  slug: text,
  question: text,
  question_hi: text.optional(),
  question_pa: text.optional(),
  answer: text,
  answer_hi: text.optional(),
  answer_pa: text.optional(),
});

type Written<Definition> = Omit<Row<unknown>, 'row'> & { definition: Definition };

/** The author is the brand, not an invented person. */
export const loadBlogs = (pack: PackFolder, brand: string): Written<BlogDefinition>[] =>
  pack.has('blogs.csv')
    ? pack.table('blogs.csv', blog).map(({ row: { posted_on, ...row }, ...at }) => ({
        ...at,
        definition: {
          ...row,
          state: 'published',
          author: `${brand} editorial`,
          postedOn: posted_on,
          text: pack.text(`blogs/${row.slug}.md`)?.trim() ?? '',
        },
      }))
    : [];

export const loadFaqs = (pack: PackFolder): Written<FaqDefinition>[] =>
  pack.has('faqs.csv')
    ? pack.table('faqs.csv', faq).map(({ row, ...at }, order) => ({
        ...at,
        definition: {
          slug: row.slug,
          question: { en: row.question, hi: row.question_hi, pa: row.question_pa },
          answer: { en: row.answer, hi: row.answer_hi, pa: row.answer_pa },
          order,
        },
      }))
    : [];
