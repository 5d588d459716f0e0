import type { Translation } from '../catalogue.ts';

export const saving: Translation = {
  'saving.save': '{title} सहेजें',
  'saving.unsaved': 'अब सहेजा हुआ नहीं है।',
};
