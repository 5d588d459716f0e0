import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import type { RouteMeta } from './route.ts';

/** `{title} | {brand}` */
export const documentTitle = (title: string): string => t('app.title.suffix', { title, brand: pageConfig.brand.name });

export type PageHead = { title: string; description: string; keywords: string };

/** A route's head; description and keywords fall back to the generic ones. */
export function headOf(meta: RouteMeta): PageHead {
  return {
    title: documentTitle(t(meta.title)),
    description: t(meta.description ?? 'app.description.default'),
    keywords: t(meta.keywords ?? 'app.keywords.default'),
  };
}

/** Writes the head of a page reached within the client; the first page's was written by the server. */
export function writeHead({ title, description, keywords }: PageHead, canonical: string): void {
  document.title = title;
  meta('description').content = description;
  meta('keywords').content = keywords;
  link('canonical').href = canonical;
}

const meta = (name: string): HTMLMetaElement =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ??
  document.head.appendChild(Object.assign(document.createElement('meta'), { name }));

const link = (rel: string): HTMLLinkElement =>
  document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ??
  document.head.appendChild(Object.assign(document.createElement('link'), { rel }));
