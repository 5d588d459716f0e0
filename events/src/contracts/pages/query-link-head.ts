import { parseHomeView } from '../../kernel/home-view.ts';
import type { QueryLink } from '../wire/query-links.ts';
import { homesFeed } from './homes-feed.ts';
import { completeHead, type HeadContext, type PageHead } from './page-head.ts';

/** What the head of a stored search's page says. */
export const queryLinkHead = (
  { title, query }: Pick<QueryLink, 'title' | 'query'>,
  context: HeadContext,
): PageHead => ({
  ...completeHead({ title, description: context.t('queryLinks.head.of', { title }) }, context),
  feed: homesFeed({ filter: parseHomeView(query).filter }, context.locale),
});
