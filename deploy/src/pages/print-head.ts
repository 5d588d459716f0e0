import { type PageHead, toHeadTags } from '@naksha/events/contracts';
import { escapeHtml, jsonForScript } from './escape.ts';

export function printHead(head: PageHead): string {
  const tags = toHeadTags(head).map(({ tag, attributes }) => {
    const printed = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<${tag} ${printed.join(' ')} />`;
  });
  const { title, jsonLd } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags,
    ...(jsonLd ? [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`] : []),
  ].join('\n    ');
}
