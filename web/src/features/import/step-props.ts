import type { ImportProgress } from '@naksha/events/wire/imports';

/** `onProgress`: told how far the file is after something was done with it. */
export type StepProps = { progress: ImportProgress; onProgress: (progress: ImportProgress | null) => void };
