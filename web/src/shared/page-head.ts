import { t } from './messages/t.ts';
import { pageConfig } from './page-config.ts';

/** `{title} | {brand}` */
export const documentTitle = (title: string): string => t('app.title.suffix', { title, brand: pageConfig.brand.name });

export type PageHead = { title: string; description: string; keywords: string };

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
