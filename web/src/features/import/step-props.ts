import type { ImportProgress } from '@naksha/events/wire/imports';

export type StepProps = { progress: ImportProgress; onProgress: (progress: ImportProgress | null) => void };
