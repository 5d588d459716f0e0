import {
  composePageHeadFromKeys,
  findPageByPath,
  type HeadContext,
  isPageIndexable,
  PAGES,
  type Page,
  type PageHead,
  type PageName,
  Problem,
  parseLocaleFromPath,
  removeLocaleFromPath,
  replaceLocaleInPath,
} from '@naksha/events/contracts';
import {
  decodeUrlPathForComparison,
  encodeCanonicalUrlPath,
  repairMalformedQuery,
  repairUnknownUrl,
  type UrlPathAndSearch,
} from '@naksha/events/kernel';
import { createTranslate } from '@naksha/events/messages/translate-in';
import { PUBLIC_CACHING } from '@naksha/read-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageConfigs } from './page-config.ts';
import { PAGE_CONTENT, type PageContent, type PageQueries } from './page-content.ts';
import type { PageData, Shell } from './shell.ts';

export type PagesDeps = {
  shell: Shell;
  configs: PageConfigs;
  /** Origin for canonical URLs, without a trailing slash. */
  origin: () => string;
  questions: PageQueries;
};

const EMBEDS: ReadonlySet<PageName> = new Set(['Home', 'QueryProperties', 'SingleProperty']);

type Answer =
  | { status: number; page: PageName; head: PageHead; data?: PageData; withoutScripts?: string }
  /** Decoded, with its language. */
  | { movedTo: UrlPathAndSearch };

export function servePages(server: FastifyInstance, deps: PagesDeps): void {
  server.get('/*', { config: { knows: isPage } }, async (request, reply) => {
    const asked = readAddress(request.url);
    // API paths never get a page.
    if (!asked || /^\/(api|graphql|health)(\/|$)/.test(asked.path)) return server.rejectUnknownPath(request, reply);
    return send(reply, deps, await findAnswer(deps, asked, request));
  });
}

/** A request may have an absolute URL (RFC 9112, 3.2.2). A path starting with two slashes would be read as a host. */
function readAddress(url: string): UrlPathAndSearch | undefined {
  if (/^[/\\]{2}/.test(url)) return undefined;
  const address = URL.parse(url.startsWith('/') ? `http://page${url}` : url);
  return address
    ? { path: decodeUrlPathForComparison(address.pathname.replace(/(?<=.)\/+$/, '')), search: address.search }
    : undefined;
}

const isPage = (encoded: string): boolean => {
  const path = removeLocaleFromPath(decodeUrlPathForComparison(encoded));
  const found = findPageByPath(path);
  return found ? found.name !== 'NotFound' : LAYOUT_PATHS.has(path);
};

/** Prefixes of page paths, such as `/search`: without their own page they lead to Home. */
const LAYOUT_PATHS: ReadonlySet<string> = new Set(
  Object.values<Page>(PAGES).flatMap(({ path }) => {
    const parts = path.split('/').slice(1, -1);
    return parts.map((_, k) => `/${parts.slice(0, k + 1).join('/')}`).filter((one) => !one.includes(':'));
  }),
);

function send(reply: FastifyReply, { shell, configs }: PagesDeps, answer: Answer): FastifyReply {
  if ('movedTo' in answer) return reply.redirect(printLocation(answer.movedTo), 301);
  return reply
    .code(answer.status)
    .header('content-type', 'text/html; charset=utf-8')
    .headers(answer.status === 200 ? PUBLIC_CACHING : { 'cache-control': 'no-cache' })
    .send(
      shell.page(
        answer.page,
        answer.head,
        { 'page-config': configs[answer.head.locale], ...answer.data },
        answer.withoutScripts,
      ),
    );
}

/** Headers are ASCII only. */
const printLocation = ({ path, search }: UrlPathAndSearch): string =>
  encodeCanonicalUrlPath(path) + new URL(`?${search.replace(/^\?/, '')}`, 'http://page').search;

/** An unknown path may have been damaged by a mail program or a person: then it redirects to the intended page. */
async function findAnswer(deps: PagesDeps, asked: UrlPathAndSearch, request: FastifyRequest): Promise<Answer> {
  const answer = await answerKnownPath(deps, asked, request);
  if ('movedTo' in answer) return answer;
  if (answer.status !== 404) {
    const search = repairMalformedQuery(asked.search);
    return search === asked.search ? answer : { movedTo: { path: asked.path, search } };
  }
  const meant = repairUnknownUrl(asked);
  if (meant.path === asked.path) return answer;
  const found = await answerKnownPath(deps, meant, request);
  if ('movedTo' in found || found.status === 410) return found;
  return found.status === 404 ? answer : { movedTo: meant };
}

async function answerKnownPath(deps: PagesDeps, asked: UrlPathAndSearch, request: FastifyRequest): Promise<Answer> {
  const { search } = asked;
  const [locale, path] = [parseLocaleFromPath(asked.path), removeLocaleFromPath(asked.path)];
  const { brand, country, words } = deps.configs[locale];
  const context = { locale, t: createTranslate(locale, words), brand: brand.name, country };
  const unkept = (status: number, page: PageName, meta: Page['meta'] = PAGES[page].meta): Answer => ({
    status,
    page,
    head: composePageHeadFromKeys(meta, { ...context, indexed: false }),
  });
  const found = findPageByPath(path);
  if (!found && LAYOUT_PATHS.has(path))
    return { movedTo: { path: replaceLocaleInPath(locale, PAGES.Home.path), search: '' } };
  if (!found || found.name === 'NotFound') return unkept(404, 'NotFound');
  const page: Page = PAGES[found.name];
  let content: PageContent;
  try {
    content = (await PAGE_CONTENT[found.name]?.({ locale, path, params: found.params, search }, deps.questions)) ?? {};
  } catch (error) {
    // Our own refusals, such as that the map is still loading, can be caused by anybody.
    if (!(error instanceof Problem)) request.log.error({ err: error, page: found.name }, 'page rendering failed');
    return unkept(503, found.name);
  }
  if ('movedTo' in content)
    return { movedTo: { path: replaceLocaleInPath(locale, content.movedTo), search: repairMalformedQuery(search) } };
  if ('status' in content) return unkept(content.status, found.name, { title: content.title });
  const kept: HeadContext = {
    ...context,
    address: { origin: deps.origin(), path },
    indexed: isPageIndexable(page, search),
  };
  const { head, feed, data, withoutScripts } = content;
  const said = {
    ...(head?.(kept) ?? composePageHeadFromKeys(page.meta, kept)),
    ...(feed && { feed }),
    embeds: EMBEDS.has(found.name),
  };
  return { status: 200, page: found.name, head: said, data, withoutScripts };
}
