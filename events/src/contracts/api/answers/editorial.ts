import { z } from 'zod';
import { LOCALES } from '../../pages/languages.ts';
import type { BlogAnswer, BlogCard, BlogList } from '../../wire/blogs.ts';
import type { FaqList } from '../../wire/faqs.ts';
import { code200, day, moment, text } from './basics.ts';

const slug = z.string().meta({ examples: ['units-of-land'] });
const blogCard = z.strictObject({
  slug,
  title: z.string().meta({ examples: ['Gaj, marla, kanal: units of land'] }),
  cover_image: z.string(),
  author: text,
  category: text,
  posted_on: day,
  excerpt: z.string(),
  excerpts: z.string().meta({ description: 'The same as sanitized HTML' }),
  language: z.enum(LOCALES),
}) satisfies z.ZodType<BlogCard>;
export const blogList = z.strictObject({ code: code200, blogs: z.array(blogCard) }) satisfies z.ZodType<BlogList>;
export const blogAnswer = z.strictObject({
  code: code200,
  blog: z.strictObject({
    ...blogCard.shape,
    text: z.string().meta({ description: 'Markdown; sanitize it before you display it' }),
    changed_on: moment,
  }),
}) satisfies z.ZodType<BlogAnswer>;
export const faqList = z.strictObject({
  code: code200,
  faqs: z.array(z.strictObject({ slug, question: z.string(), answer: z.string() })),
}) satisfies z.ZodType<FaqList>;
