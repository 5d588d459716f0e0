import type { Locale } from '../pages/languages.ts';

/** The specification's fields. */
export type BlogCard = {
  slug: string;
  title: string;
  /** URL. */
  cover_image: string;
  author: string;
  category: string;
  /** YYYY-MM-DD. */
  posted_on: string;
  /** Plain text. */
  excerpt: string;
  /** Safe HTML. */
  excerpts: string;
  language: Locale;
};

/** Published, newest first. */
export type BlogList = { code: 200; blogs: BlogCard[] };

export type Blog = BlogCard & {
  /** Markdown; sanitize before showing. */
  text: string;
  /** ISO 8601. */
  changed_on: string;
};
/** Also embedded in an article's page as `<script type="application/json" id="blog">`. */
export type BlogAnswer = { code: 200; blog: Blog };
