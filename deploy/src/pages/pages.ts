import {
  type HeadContext,
  inLocale,
  isIndexed,
  PAGES,
  type Page,
  type PageHead,
  type PageName,
  Problem,
  pageAt,
  pageHead,
  readLocale,
  stripLocale,
} from '@naksha/events/contracts';
import { translateIn } from '@naksha/events/messages/translate-in';
import { FOR_EVERYONE } from '@naksha/read-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageConfigs } from './page-config.ts';
import { PAGE_CONTENT, type PageContent, type PageQuestions } from './page-content.ts';
import type { PageData, Shell } from './shell.ts';

export type PagesDeps = {
  shell: Shell;
  configs: PageConfigs;
  /** Origin for canonical addresses, without a slash at its end. */
  origin: () => string;
  questions: PageQuestions;
};

/** Pages of homes, which `/oembed` knows a frame of. */
const EMBEDS: ReadonlySet<PageName> = new Set(['Home', 'QueryProperties', 'SingleProperty']);

type Answer =
  | { status: number; page: PageName; head: PageHead; data?: PageData; withoutScripts?: string }
  | { movedTo: string };

/** Every page of the client, filled with what its address says. An unknown address is 404 before any script runs. */
export function servePages(server: FastifyInstance, deps: PagesDeps): void {
  server.get('/*', { config: { knows: isPage } }, async (request, reply) => {
    const asked = readAddress(request.url);
    // Nothing of the interface may answer with a page.
    if (!asked || /^\/(api|graphql|health)(\/|$)/.test(asked.whole)) return server.refuseUnknown(request, reply);
    return send(reply, deps, await answerFor(deps, asked, request));
  });
}

/** An address may come with a host before it (RFC 9112, 3.2.2). One that begins with two slashes names a host to whoever reads it as a link. */
function readAddress(url: string): Asked | undefined {
  if (/^[/\\]{2}/.test(url)) return undefined;
  const address = URL.parse(url.startsWith('/') ? `http://page${url}` : url);
  return address ? { whole: address.pathname.replace(/(?<=.)\/+$/, ''), search: address.search } : undefined;
}

const isPage = (path: string): boolean => {
  const found = pageAt(stripLocale(path));
  return found ? found.name !== 'NotFound' : LAYOUT_PATHS.has(stripLocale(path));
};

/** What pages' addresses go on from, such as `/search`: it leads to Home where it has no page of its own. */
const LAYOUT_PATHS: ReadonlySet<string> = new Set(
  Object.values<Page>(PAGES).flatMap(({ path }) => {
    const parts = path.split('/').slice(1, -1);
    return parts.map((_, k) => `/${parts.slice(0, k + 1).join('/')}`).filter((one) => !one.includes(':'));
  }),
);

function send(reply: FastifyReply, { shell, configs }: PagesDeps, answer: Answer): FastifyReply {
  if ('movedTo' in answer) return reply.redirect(answer.movedTo, 301);
  return reply
    .code(answer.status)
    .header('content-type', 'text/html; charset=utf-8')
    .headers(answer.status === 200 ? FOR_EVERYONE : { 'cache-control': 'no-cache' })
    .send(
      shell.page(
        answer.page,
        answer.head,
        { 'page-config': configs[answer.head.locale], ...answer.data },
        answer.withoutScripts,
      ),
    );
}

type Asked = { whole: string; search: string };

async function answerFor(deps: PagesDeps, { whole, search }: Asked, request: FastifyRequest): Promise<Answer> {
  const [locale, path] = [readLocale(whole), stripLocale(whole)];
  const { brand, country, words } = deps.configs[locale];
  const context = { locale, t: translateIn(locale, words), brand: brand.name, country };
  /** What no search engine should keep. */
  const unkept = (status: number, page: PageName, meta: Page['meta'] = PAGES[page].meta): Answer => ({
    status,
    page,
    head: pageHead(meta, { ...context, indexed: false }),
  });
  const found = pageAt(path);
  if (!found && LAYOUT_PATHS.has(path)) return { movedTo: inLocale(locale, PAGES.Home.path) };
  if (!found || found.name === 'NotFound') return unkept(404, 'NotFound');
  const page: Page = PAGES[found.name];
  let content: PageContent;
  try {
    content = (await PAGE_CONTENT[found.name]?.({ locale, path, params: found.params, search }, deps.questions)) ?? {};
  } catch (error) {
    // What we say ourselves, such as that the map is still being loaded, anybody can bring about.
    if (!(error instanceof Problem)) request.log.error({ err: error, page: found.name }, 'a page could not be filled');
    return unkept(503, found.name);
  }
  if ('movedTo' in content) return { movedTo: inLocale(locale, content.movedTo) };
  if ('status' in content) return unkept(content.status, found.name, { title: content.title });
  const kept: HeadContext = {
    ...context,
    address: { origin: deps.origin(), path },
    indexed: isIndexed(page, search),
  };
  const { head, feed, data, withoutScripts } = content;
  const said = {
    ...(head?.(kept) ?? pageHead(page.meta, kept)),
    ...(feed && { feed }),
    embeds: EMBEDS.has(found.name),
  };
  return { status: 200, page: found.name, head: said, data, withoutScripts };
}
