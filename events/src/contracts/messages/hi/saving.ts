import type { Translation } from '../catalogue.ts';

export const saving: Translation = {
  'saving.save': '{title} सहेजें',
  'saving.unsaved': 'सहेजे घरों से हटाया गया।',
};
