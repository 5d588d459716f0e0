import type { Translation } from '../catalogue.ts';

export const notFound: Translation = {
  'app.notFound.title': 'ਇਹ ਪੰਨਾ ਮੌਜੂਦ ਨਹੀਂ ਹੈ',
  'app.notFound.hint': 'ਪਤਾ ਪੁਰਾਣਾ ਜਾਂ ਗਲਤ ਹੋ ਸਕਦਾ ਹੈ। ਹੁਣ ਜੋ ਵਿਕਾਊ ਹੈ, ਉਹ ਸਭ ਨਕਸ਼ੇ ’ਤੇ ਹੈ।',
  'app.notFound.toMap': 'ਨਕਸ਼ਾ ਖੋਲ੍ਹੋ',
};
