import type { QueryLink } from '../wire/query-links.ts';
import { completeHead, type HeadContext, type PageHead } from './page-head.ts';

/** What the head of a stored search's page says. */
export const queryLinkHead = ({ title }: Pick<QueryLink, 'title'>, context: HeadContext): PageHead =>
  completeHead({ title, description: context.t('queryLinks.head.of', { title }) }, context);
