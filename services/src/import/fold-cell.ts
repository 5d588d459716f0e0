export const foldCell = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
