import type { PhotoFailure } from '@naksha/events/kernel';

export class Undecodable extends Error {
  readonly reason: PhotoFailure;

  constructor(reason: PhotoFailure) {
    super(reason);
    this.name = 'Undecodable';
    this.reason = reason;
  }
}

/** The libraries have no error codes for these. */
const FAILURE_MESSAGES: readonly [RegExp, PhotoFailure][] = [
  [
    /premature|truncated|unexpected end|end of (file|stream)|not enough data|outside of file|corrupt JPEG data: premature/i,
    'truncated',
  ],
  [/pixel limit|too (large|big)|dimensions|exceed/i, 'too_many_pixels'],
  [/memory|allocat/i, 'too_heavy'],
];

export function toPhotoFailure(error: unknown): PhotoFailure {
  if (error instanceof Undecodable) return error.reason;
  const text = error instanceof Error ? error.message : String(error);
  return FAILURE_MESSAGES.find(([words]) => words.test(text))?.[1] ?? 'unreadable';
}
