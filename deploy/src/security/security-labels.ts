import { SECURITY_KINDS } from '@naksha/services';

type Labels = Readonly<{ kind: string; detail: string }>;

/** Every count that can be told beforehand, so that it is there as 0 and its first rise is one. */
export const securityLabels = (): Labels[] =>
  Object.entries(SECURITY_KINDS).flatMap(([kind, { details }]) =>
    Object.values<readonly string[]>(details)
      .reduce<string[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]])
      .map((row) => ({ kind, detail: row.join('/') })),
  );
