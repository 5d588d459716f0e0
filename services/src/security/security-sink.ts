export type SecurityLine = Readonly<Record<string, string | number>> & { readonly kind: string };

/** Destination of the security log. Must not throw or wait. */
export type SecuritySink = {
  write(line: SecurityLine, level: 'info' | 'warn'): void;
  /** Counts every event, including dropped lines. */
  count(kind: string, detail: string): void;
};
