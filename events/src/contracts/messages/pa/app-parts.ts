import type { Translation } from '../catalogue.ts';

export const appParts: Translation = {
  'app.close': 'ਬੰਦ ਕਰੋ',
  'app.dismiss': 'ਹਟਾਓ',
  'app.undo': 'ਵਾਪਸ ਲਓ',
  'app.cancel': 'ਰੱਦ ਕਰੋ',
  'app.plainMap': 'ਸੜਕਾਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀਆਂ।',
  'app.illustration': 'ਚਿੱਤਰ',
  'app.illustrationOf': '{subtype} ਦਾ ਚਿੱਤਰ, ਫ਼ੋਟੋ ਨਹੀਂ',
  'app.nav.leads': 'ਲੀਡਾਂ',
  'app.nav.myListing': 'ਮੇਰੀ ਲਿਸਟਿੰਗ',
  'app.nav.review': 'ਜਾਂਚ ਦੀ ਕਤਾਰ',
  'app.nav.landing': 'ਸ਼ੁਰੂਆਤੀ ਪੰਨਾ',
  'app.user.hello': 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
  'app.user.signIn': 'ਸਾਈਨ ਇਨ',
  'app.user.logout': 'ਲੌਗ ਆਊਟ',
  'app.error.server': 'ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗਲਤ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'app.error.tooMany': 'ਬਹੁਤ ਸਾਰੀਆਂ ਬੇਨਤੀਆਂ। {n} ਸਕਿੰਟ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'app.error.summary': { one: '{n} ਥਾਂ ਫਿਰ ਵੇਖੋ:', other: '{n} ਥਾਵਾਂ ਫਿਰ ਵੇਖੋ:' },
};
