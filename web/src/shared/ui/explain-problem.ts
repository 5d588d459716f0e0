import { whenIdle } from '../lazy-when-idle.ts';
import { t } from '../messages/t.ts';

const load = () => import('./problem-words.ts');
whenIdle(() => void load().catch(() => undefined));

/** Loads the error texts on demand. */
export const explainProblem = (error: unknown): Promise<string> =>
  load().then(
    ({ wordsFor }) => wordsFor(error),
    () => t('app.error.network'),
  );
