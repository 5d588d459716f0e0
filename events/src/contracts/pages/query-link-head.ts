import { parseHomeView } from '../../kernel/home-view.ts';
import type { QueryLink } from '../wire/query-links.ts';
import { findHomesFeed } from './homes-feed.ts';
import { completeHead, type HeadContext, type PageHead } from './page-head.ts';

export const composeQueryLinkHead = (
  { title, query }: Pick<QueryLink, 'title' | 'query'>,
  context: HeadContext,
): PageHead => ({
  ...completeHead({ title, description: context.t('queryLinks.head.of', { title }) }, context),
  feed: findHomesFeed({ filter: parseHomeView(query).filter }, context.locale),
});
