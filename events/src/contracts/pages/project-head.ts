import type { PlaceNames } from '../../kernel/place.ts';
import { completePageHead, type HeadContext, type PageHead } from './page-head.ts';

export function composeProjectHead({ names }: { names: PlaceNames }, context: HeadContext): PageHead {
  const title = names[context.locale] ?? names.en;
  return completePageHead({ title, description: context.t('projects.head.of', { title }) }, context);
}
