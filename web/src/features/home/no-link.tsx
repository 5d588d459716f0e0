import { useQueryClient } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

export default function QueryLinkNotFound({ error }: { error: unknown }) {
  const queries = useQueryClient();
  if (error instanceof ApiProblem && error.status === 404) return <Redirect to="/404" replace />;
  return (
    <div className="mx-auto w-full max-w-5xl p-4 sm:p-6">
      <LoadFailure error={error} onRetry={() => void queries.refetchQueries({ queryKey: ['query-link'] })} />
    </div>
  );
}
