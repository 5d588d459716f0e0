/** Control characters, and those that turn the direction of a text and so show another name than the file has. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The name of a file as it is shown. */
export const cleanFileName = (name: string): string => name.replace(UNSEEN, '').trim() || 'file';
