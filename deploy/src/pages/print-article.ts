import { renderMarkdown } from '@naksha/events/markdown/html';
import type { Blog } from '@naksha/events/wire/blogs';
import { escapeHtml } from './escape.ts';

export function renderArticle({ title, author, category, posted_on, language, text }: Blog): string {
  const by = [author, category].map(escapeHtml).join(' · ');
  const day = `<time datetime="${escapeHtml(posted_on)}">${escapeHtml(posted_on)}</time>`;
  return `<article lang="${language}"><h1>${escapeHtml(title)}</h1><p>${by} · ${day}</p>${renderMarkdown(text)}</article>`;
}
