export type SecurityLine = Readonly<Record<string, string | number>> & { readonly kind: string };

/** Must not throw or wait. */
export type SecuritySink = {
  write(line: SecurityLine, level: 'info' | 'warn'): void;
  /** Includes dropped lines. */
  count(kind: string, detail: string): void;
};
