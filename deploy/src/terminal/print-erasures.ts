import type { ErasureState } from '@naksha/services';

/** What is under way first, then what was finished last; a line each. */
export function printErasures(erasures: readonly ErasureState[]): string {
  if (erasures.length === 0) return 'nobody was erased';
  return erasures
    .map(({ account, askedAt, rowsErasedAt, finishedAt }) => {
      const stage = finishedAt
        ? `finished ${finishedAt.toISOString()}`
        : rowsErasedAt
          ? 'vault emptied, listings and a last look under way'
          : 'under way';
      return `${account}  asked for ${askedAt.toISOString()}  ${stage}`;
    })
    .join('\n');
}
