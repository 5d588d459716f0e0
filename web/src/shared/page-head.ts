import {
  composePageHeadFromKeys,
  type HeadContext,
  isPageIndexable,
  listHeadTags,
  type Page,
  type PageHead,
  removeLocaleFromPath,
} from '@naksha/events/contracts';
import { decodeUrlPathForComparison } from '@naksha/events/kernel';
import { currentLocale } from './messages/locale.ts';
import { t } from './messages/t.ts';
import { pageConfig } from './page-config.ts';

export const createHeadContext = (indexed: boolean): HeadContext => ({
  t,
  locale: currentLocale,
  brand: pageConfig.brand.name,
  country: pageConfig.country,
  address: { origin: siteOrigin(), path: removeLocaleFromPath(decodeUrlPathForComparison(location.pathname)) },
  indexed,
});

/** May differ from the origin in use. */
const siteOrigin = (): string =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin;

export function updateHeadForPage(page: Page): void {
  replacePageHead(composePageHeadFromKeys(page.meta, createHeadContext(isPageIndexable(page, location.search))));
}

const WRITTEN =
  'meta[name=description],meta[name=keywords],meta[name=robots],meta[property^="og:"],meta[name^="twitter:"],link[rel=canonical],link[rel=alternate],script[type$="ld+json"]';

export function replacePageHead(head: PageHead): void {
  for (const old of document.head.querySelectorAll(WRITTEN)) old.remove();
  document.title = head.title;
  for (const { tag, attributes } of listHeadTags(head)) append(tag, attributes);
  if (head.jsonLd) append('script', { type: 'application/ld+json' }).textContent = JSON.stringify(head.jsonLd);
}

function append(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.head.appendChild(element);
}
