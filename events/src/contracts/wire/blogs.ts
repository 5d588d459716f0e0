import type { Locale } from '../pages/languages.ts';

/** An article in a list, with the specification's fields. */
export type BlogCard = {
  slug: string;
  title: string;
  /** URL of a picture. */
  cover_image: string;
  author: string;
  category: string;
  /** A day, YYYY-MM-DD. */
  posted_on: string;
  /** Plain text. */
  excerpt: string;
  /** The same as safe HTML. */
  excerpts: string;
  /** The article's language. */
  language: Locale;
};

/** `GET /api/blog/blogs/`: published ones, newest first. */
export type BlogList = { code: 200; blogs: BlogCard[] };

export type Blog = BlogCard & {
  /** Markdown; to be sanitized when shown. */
  text: string;
  /** Last change, ISO 8601. */
  changed_on: string;
};
/** `GET /api/blog/blogs/{slug}`, and embedded in an article's page as `<script type="application/json" id="blog">`. */
export type BlogAnswer = { code: 200; blog: Blog };
