import { parseHomeView } from '../../kernel/home-view.ts';
import type { QueryLink } from '../wire/query-links.ts';
import { buildHomesFeedLink } from './homes-feed.ts';
import { completePageHead, type HeadContext, type PageHead } from './page-head.ts';

export const composeQueryLinkHead = (
  { title, query }: Pick<QueryLink, 'title' | 'query'>,
  context: HeadContext,
): PageHead => ({
  ...completePageHead({ title, description: context.t('queryLinks.head.of', { title }) }, context),
  feed: buildHomesFeedLink({ filter: parseHomeView(query).filter }, context.locale),
});
