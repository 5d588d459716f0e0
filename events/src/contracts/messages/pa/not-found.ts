import type { Translation } from '../catalogue.ts';

export const notFound: Translation = {
  'app.notFound.title': 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ',
  'app.notFound.hint': 'ਪਤਾ ਪੁਰਾਣਾ ਜਾਂ ਗਲਤ ਹੋ ਸਕਦਾ ਹੈ। ਹੁਣ ਵਿਕਾਊ ਸਾਰੇ ਘਰ ਨਕਸ਼ੇ ’ਤੇ ਹਨ।',
  'app.notFound.toMap': 'ਨਕਸ਼ਾ ਖੋਲ੍ਹੋ',
};
