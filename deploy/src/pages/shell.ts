import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listHeadTags, type PageHead, type PageName, toLanguageTag } from '@naksha/events/contracts';
import { escapeHtml, jsonForScript } from './escape.ts';
import { formatPreloadTags, loadPageFiles, NO_PAGE_FILES, type PageFiles } from './page-files.ts';

/** Data that the client reads before its first request, each as `<script type="application/json" id="…">`. */
export type PageData = Readonly<Record<string, unknown>>;

export class Shell {
  readonly #parts: readonly [string, string, string];
  readonly #files: PageFiles;

  constructor(html: string, files = NO_PAGE_FILES) {
    const parts = /^(.*)<!--head-->.*<!--\/head-->(.*)<!--data-->(.*)$/s.exec(html);
    if (!parts)
      throw new Error('index.html of the client lacks <!--head-->, <!--/head--> or <!--data-->. Run npm run build.');
    this.#parts = [parts[1], parts[2], parts[3]];
    this.#files = files;
  }

  static read(clientFolder: string): Shell {
    return new Shell(readFileSync(join(clientFolder, 'index.html'), 'utf8'), loadPageFiles(clientFolder));
  }

  page(name: PageName, head: PageHead, data: PageData, withoutScripts = ''): string {
    const [start, middle, end] = this.#parts;
    const files = formatPreloadTags(this.#files, name, head.locale);
    const scripts = Object.entries(data).map(
      ([id, value]) => `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`,
    );
    const plain = withoutScripts && `<noscript>${withoutScripts}</noscript>\n    `;
    const opened = start.replace(/<html[^>]*>/, `<html lang="${toLanguageTag(head.locale)}">`);
    const rest = middle.replace('</head>', `${files}</head>`);
    return `${opened}${printHead(head)}${rest}${plain}${scripts.join('\n    ')}${end}`;
  }
}

function printHead(head: PageHead): string {
  const tags = listHeadTags(head).map(({ tag, attributes }) => {
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
