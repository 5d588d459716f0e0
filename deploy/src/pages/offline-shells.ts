import { LOCALES, OFFLINE_SHELL, replaceLocaleInPath } from '@naksha/events/contracts';
import { createTranslate } from '@naksha/events/messages/translate-in';
import type { FastifyInstance } from 'fastify';
import type { PagesDeps } from './pages.ts';

export function serveOfflineShells(
  server: FastifyInstance,
  { shell, configs }: Pick<PagesDeps, 'shell' | 'configs'>,
): void {
  for (const locale of LOCALES) {
    const config = configs[locale];
    const t = createTranslate(locale, config.words);
    const head = {
      ...{ locale, title: config.brand.name, indexed: false },
      ...{ description: t('app.head.description'), keywords: t('app.head.keywords') },
    };
    const page = shell.page('Home', head, { 'page-config': config });
    server.get(replaceLocaleInPath(locale, OFFLINE_SHELL), async (_, reply) =>
      reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
    );
  }
}
