/** Control characters, and bidirectional controls that can disguise a file name. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A file name for display. */
export const cleanFileName = (name: string): string => name.replace(UNSEEN, '').trim() || 'file';
