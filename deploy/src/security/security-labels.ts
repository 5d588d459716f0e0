import { SECURITY_KINDS } from '@naksha/services';

type Labels = Readonly<{ kind: string; detail: string }>;

/** All label sets that are known in advance, so that counters start at 0. */
export const listSecurityLabels = (): Labels[] =>
  Object.entries(SECURITY_KINDS).flatMap(([kind, { details }]) =>
    Object.values<readonly string[]>(details)
      .reduce<string[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]])
      .map((row) => ({ kind, detail: row.join('/') })),
  );
