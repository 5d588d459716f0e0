import { escapeHtml, jsonForScript } from './escape.ts';

/** What the server says of a page, before any script runs. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute; undefined for pages that no search engine should keep. */
  canonical?: string;
  index: boolean;
  image?: string;
  type?: 'website' | 'product';
  jsonLd?: unknown;
};

export function printHead({ title, description, canonical, index, image, type = 'website', jsonLd }: PageHead): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(index ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical ? [meta('property', 'og:url', canonical)] : []),
    ...(image ? [meta('property', 'og:image', image)] : []),
    ...(jsonLd ? [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`] : []),
  ].join('\n    ');
}
