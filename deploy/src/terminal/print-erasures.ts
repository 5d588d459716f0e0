import type { ErasureState } from '@naksha/services';

export function formatErasures(erasures: readonly ErasureState[]): string {
  if (erasures.length === 0) return 'No erasures.';
  return erasures
    .map(({ account, askedAt, rowsErasedAt, finishedAt }) => {
      const stage = finishedAt
        ? `finished ${finishedAt.toISOString()}`
        : rowsErasedAt
          ? 'personal data deleted; listings and final check pending'
          : 'pending';
      return `${account}  requested ${askedAt.toISOString()}  ${stage}`;
    })
    .join('\n');
}
