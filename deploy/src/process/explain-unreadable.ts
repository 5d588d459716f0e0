const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist. Check the name and the folder.',
  ENOTDIR: 'is not a folder.',
  EACCES: 'cannot be read: permission denied.',
  EPERM: 'cannot be read: permission denied.',
};

/** Why a path that an operator named cannot be read, with what to do. */
export const explainUnreadable = (path: string, error: Error): string =>
  `${path} ${REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? `cannot be read: ${error.message}`}`;
