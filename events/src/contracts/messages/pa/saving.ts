import type { Translation } from '../catalogue.ts';

export const saving: Translation = {
  'saving.save': '{title} ਸੰਭਾਲੋ',
  'saving.unsaved': 'ਸੰਭਾਲੇ ਘਰਾਂ ਵਿੱਚੋਂ ਹਟਾਇਆ ਗਿਆ।',
};
