import type { Translation } from '../catalogue.ts';

export const app: Translation = {
  'app.skipToContent': 'ਸਮੱਗਰੀ ’ਤੇ ਜਾਓ',
  'app.menu': 'ਮੀਨੂ',
  'app.retry': 'ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  'app.loading': 'ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ',
  'app.demo': 'ਡੈਮੋ',
  'app.nav': 'ਮੁੱਖ',
  'app.nav.home': 'ਹੋਮ',
  'app.nav.post': 'ਪੋਸਟ',
  'app.nav.dashboard': 'ਡੈਸ਼ਬੋਰਡ',
  'app.nav.popular': 'ਪ੍ਰਸਿੱਧ',
  'app.nav.projects': 'ਪ੍ਰੋਜੈਕਟ',
  'app.nav.contact': 'ਸੰਪਰਕ ਕਰੋ',
  'app.user.menu': 'ਤੁਹਾਡਾ ਖਾਤਾ',
  'app.user.loggedOut': 'ਤੁਸੀਂ ਲੌਗ ਆਊਟ ਹੋ ਗਏ ਹੋ!',
  'app.user.sessionExpired': 'ਸੈਸ਼ਨ ਖਤਮ ਹੋ ਗਿਆ! ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਲੌਗ ਇਨ ਕਰੋ',
  'app.user.sessionUnclear': 'ਕੁਝ ਗਲਤ ਹੋ ਗਿਆ, ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ!',
  'app.chat': 'ਵਟਸਐਪ ’ਤੇ ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
  'app.chat.write': 'ਸਾਨੂੰ ਲਿਖੋ',
  'app.error.network': 'ਕਨੈਕਸ਼ਨ ਨਹੀਂ ਹੈ। ਇੰਟਰਨੈੱਟ ਜਾਂਚੋ ਅਤੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'app.error.page': 'ਇਹ ਪੰਨਾ ਨਹੀਂ ਵਿਖਾਇਆ ਜਾ ਸਕਿਆ।',
  'app.error.pageHint': 'ਸਮੱਸਿਆ ਸਾਡੇ ਪਾਸੇ ਹੈ। ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'app.region.unnamed': 'ਇਸ ਇਲਾਕੇ',
  'app.head.suffix': '{title} | {brand}',
  'app.head.description':
    '{cities} ਵਿੱਚ ਵਿਕਾਊ ਫਲੈਟ, ਕੋਠੀਆਂ, ਪਲਾਟ, ਦਫ਼ਤਰ ਅਤੇ ਸ਼ੋਅਰੂਮ, ਇੱਕੋ ਨਕਸ਼ੇ ’ਤੇ। ਨਿੱਜੀ ਖਰੀਦਦਾਰਾਂ ਤੋਂ ਕੋਈ ਫੀਸ ਜਾਂ ਕਮਿਸ਼ਨ ਨਹੀਂ।',
  'app.head.image': 'ਵਿਕਾਊ ਘਰਾਂ ਵਾਲਾ ਨਕਸ਼ਾ',
  'app.head.keywords': 'ਰੀਅਲ ਅਸਟੇਟ, ਵਿਕਾਊ ਪ੍ਰਾਪਰਟੀ, ਫਲੈਟ, ਕੋਠੀ, ਪਲਾਟ, ਦਫ਼ਤਰ, ਸ਼ੋਅਰੂਮ, {cities}',

  'app.notFound.head': 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ',
};
