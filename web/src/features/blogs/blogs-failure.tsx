import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { describeBlogError } from './blogs-query.ts';

export const BlogsFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className="flex flex-wrap items-center gap-3 rounded-card border border-red bg-red-tint p-4">
    <FieldError text={describeBlogError(error)} />
    <Button onClick={onRetry}>{t('app.retry')}</Button>
  </div>
);
