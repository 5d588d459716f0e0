import type { Translation } from '../catalogue.ts';

export const saving: Translation = {
  'saving.save': '{title} ਸੰਭਾਲੋ',
  'saving.unsaved': 'ਸੰਭਾਲੇ ਘਰਾਂ ਵਿੱਚੋਂ ਹਟਾਇਆ ਗਿਆ।',
  'saving.hide': '{title} ਲੁਕਾਓ',
  'saving.hideHome': 'ਇਹ ਘਰ ਲੁਕਾਓ',
  'saving.hideLister.agent': 'ਇਸ ਏਜੰਟ ਦੇ ਘਰ ਲੁਕਾਓ',
  'saving.hideLister.builder': 'ਇਸ ਬਿਲਡਰ ਦੇ ਘਰ ਲੁਕਾਓ',
  'saving.listerHidden.agent': 'ਇਸ ਏਜੰਟ ਦੇ ਘਰ ਲੁਕਾ ਦਿੱਤੇ ਗਏ।',
  'saving.listerHidden.builder': 'ਇਸ ਬਿਲਡਰ ਦੇ ਘਰ ਲੁਕਾ ਦਿੱਤੇ ਗਏ।',
  'saving.hiddenHome': 'ਲੁਕਿਆ ਹੋਇਆ: ਮੁੜ ਵਿਖਾਓ',
  'saving.hidden': 'ਨਕਸ਼ੇ ਅਤੇ ਸੂਚੀਆਂ ਤੋਂ ਲੁਕਾ ਦਿੱਤਾ ਗਿਆ।',
  'saving.hiddenHere': { one: 'ਇੱਥੇ {n} ਘਰ ਲੁਕਿਆ ਹੈ।', other: 'ਇੱਥੇ {n} ਘਰ ਲੁਕੇ ਹਨ।' },
  'saving.hiddenHomes': 'ਲੁਕੇ ਹੋਏ ਘਰ ({n})',
  'saving.hiddenTitle': 'ਲੁਕੇ ਹੋਏ ਘਰ',
  'saving.hiddenWhat': 'ਇਹ ਨਕਸ਼ੇ ਅਤੇ ਸੂਚੀਆਂ ਵਿੱਚ ਨਹੀਂ ਦਿਸਦੇ। ਨਕਸ਼ੇ ਦੇ ਗੋਲੇ ਇਨ੍ਹਾਂ ਨੂੰ ਵੀ ਗਿਣਦੇ ਹਨ।',
  'saving.hiddenGone': 'ਹੁਣ ਵਿਕਰੀ ਲਈ ਨਹੀਂ',
  'saving.show': 'ਮੁੜ ਵਿਖਾਓ',
  'saving.showTitle': '{title} ਮੁੜ ਵਿਖਾਓ',
};
