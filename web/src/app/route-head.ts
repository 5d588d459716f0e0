import { t } from '../shared/messages/t.ts';
import { documentTitle, type PageHead } from '../shared/page-head.ts';
import type { RouteMeta } from './route.ts';

/** A route's head; description and keywords fall back to the generic ones. */
export function headOf(meta: RouteMeta): PageHead {
  return {
    title: documentTitle(t(meta.title)),
    description: t(meta.description ?? 'app.description.default'),
    keywords: t(meta.keywords ?? 'app.keywords.default'),
  };
}
