import { whenIdle } from '../lazy-when-idle.ts';
import { t } from '../messages/t.ts';

const load = () => import('./problem-words.ts');
whenIdle(() => void load().catch(() => undefined));

/** `wordsFor` of a page that loads no words of failures before there is one. */
export const explainProblem = (error: unknown): Promise<string> =>
  load().then(
    ({ wordsFor }) => wordsFor(error),
    // They could not be loaded either.
    () => t('app.error.network'),
  );
