import { runWhenIdle } from '../lazy-when-idle.ts';
import { t } from '../messages/t.ts';

const load = () => import('./problem-words.ts');
runWhenIdle(() => void load().catch(() => undefined));

/** Loads the error texts on demand. */
export const loadProblemText = (error: unknown): Promise<string> =>
  load().then(
    ({ describeProblem }) => describeProblem(error),
    () => t('app.error.network'),
  );
