import type { Locale } from '../pages/languages.ts';

/** An article in a list; the specification's fields. */
export type BlogCard = {
  slug: string;
  title: string;
  /** The address of a drawing. */
  cover_image: string;
  author: string;
  category: string;
  /** A day, YYYY-MM-DD. */
  posted_on: string;
  /** In plain words. */
  excerpt: string;
  /** The same as HTML, of which nothing can run. */
  excerpts: string;
  /** The language that it is written in. */
  language: Locale;
};

/** `GET /api/blog/blogs/`: those that are published, the newest first. */
export type BlogList = { code: 200; blogs: BlogCard[] };

/** What a crawler and a reader of the feed need of it beside the card. */
export type Blog = BlogCard & {
  /** Markdown; whoever shows it takes out what could run. */
  text: string;
  /** When it was changed last, ISO 8601. */
  changed_on: string;
};
/** `GET /api/blog/blogs/{slug}`, and what an article's page carries as `<script type="application/json" id="blog">`. */
export type BlogAnswer = { code: 200; blog: Blog };
