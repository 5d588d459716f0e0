import { PHOTO_REFUSAL_CODES, type PhotoRefusalCode } from '@naksha/events/contracts';
import { ApiProblem } from '../../../shared/api/api-problem.ts';
import { t } from '../../../shared/messages/t.ts';
import { describeProblem } from '../../../shared/ui/problem-words.ts';
import type { Upload } from './photo-list.ts';

export function describeUploadError(error: unknown): string {
  if (!(error instanceof ApiProblem)) return describeProblem(error);
  if (isOfPhotos(error.code)) return t(`photos.problem.${error.code}`);
  // The response came from a proxy.
  return error.status === 413 ? t('photos.problem.photo_too_large') : describeProblem(error);
}

/** `at`: position from 1. */
export const describeFailedUpload = ({ mayRetry, reason = '' }: Upload, at: number): string =>
  mayRetry ? t('photos.unsent', { at }) : t('photos.unusable', { at, reason });

const isOfPhotos = (code: string): code is PhotoRefusalCode =>
  (PHOTO_REFUSAL_CODES as readonly string[]).includes(code);
