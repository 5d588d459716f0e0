import { ApiProblem } from '../api/api-problem.ts';
import { OptionalPart } from '../later-part.tsx';
import { lazyWhenIdle } from '../lazy-when-idle.ts';
import { t } from '../messages/t.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Failure = { error: unknown };
const Reason = lazyWhenIdle(() =>
  import('./problem-words.ts').then(({ describeProblem }) => ({
    default: ({ error }: Failure) => describeProblem(error),
  })),
);

export function LoadFailure({ error, onRetry }: Failure & { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-red bg-red-tint p-4 text-14"
    >
      <span className="text-red">
        <Icon name="alert" />
      </span>
      <p className="grow">
        {t('app.failed')}{' '}
        {error instanceof ApiProblem && error.status === 0 ? (
          t('app.error.network')
        ) : (
          <OptionalPart>
            <Reason error={error} />
          </OptionalPart>
        )}
      </p>
      <Button onClick={onRetry}>{t('app.retry')}</Button>
    </div>
  );
}
