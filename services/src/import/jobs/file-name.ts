/** Bidirectional controls can disguise a file name. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** For display. */
export const cleanFileName = (name: string): string => name.replace(UNSEEN, '').trim() || 'file';
