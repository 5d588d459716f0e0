import type { Main } from '../bed/bed.ts';

export const PARTED = {
  api: ['writeDatabase', 'readDatabase', 'redis'],
  relay: ['writeDatabase', 'kafka'],
  projector: ['writeDatabase', 'readDatabase', 'kafka'],
  worker: ['writeDatabase', 'readDatabase', 'kafka', 'redis'],
} as const satisfies Partial<Record<Main, readonly ('writeDatabase' | 'readDatabase' | 'kafka' | 'redis')[]>>;
