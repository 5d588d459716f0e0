/** One line of the security log: flat, and fit to be read by anybody who may read logs. */
export type SecurityLine = Readonly<Record<string, string | number>> & { readonly kind: string };

/** Where the security log goes. Neither may throw or wait: nobody's request depends on it. */
export type SecuritySink = {
  write(line: SecurityLine, level: 'info' | 'warn'): void;
  /** Counts every event, also those whose lines are left out. */
  count(kind: string, detail: string): void;
};
