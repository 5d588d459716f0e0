import type { ImportProgress } from '@naksha/events/wire/imports';

/** `onProgress`: receives the new state. */
export type StepProps = { progress: ImportProgress; onProgress: (progress: ImportProgress | null) => void };
