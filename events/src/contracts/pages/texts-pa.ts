import type { PageTexts } from './texts-en.ts';

export const pageTextsPa: PageTexts = {
  'app.title.suffix': '{title} | {brand}',
  'app.title.default': 'ਮੋਹਾਲੀ, ਚੰਡੀਗੜ੍ਹ, ਪੰਚਕੂਲਾ ਅਤੇ ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਪ੍ਰਾਪਰਟੀ',
  'app.description.default':
    'ਮੋਹਾਲੀ, ਚੰਡੀਗੜ੍ਹ, ਪੰਚਕੂਲਾ ਅਤੇ ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਵਿਕਾਊ ਫਲੈਟ, ਕੋਠੀਆਂ, ਪਲਾਟ, ਦਫ਼ਤਰ ਅਤੇ ਸ਼ੋਅਰੂਮ, ਇੱਕੋ ਨਕਸ਼ੇ ’ਤੇ। ਨਿੱਜੀ ਖਰੀਦਦਾਰਾਂ ਤੋਂ ਕੋਈ ਫੀਸ ਜਾਂ ਕਮਿਸ਼ਨ ਨਹੀਂ।',
  'app.keywords.default': 'ਰੀਅਲ ਅਸਟੇਟ, ਵਿਕਾਊ ਪ੍ਰਾਪਰਟੀ, ਫਲੈਟ, ਕੋਠੀ, ਪਲਾਟ, ਦਫ਼ਤਰ, ਸ਼ੋਅਰੂਮ, ਮੋਹਾਲੀ, ਚੰਡੀਗੜ੍ਹ, ਪੰਚਕੂਲਾ, ਜ਼ੀਰਕਪੁਰ',
  'app.title.landing': 'ਟ੍ਰਾਈਸਿਟੀ ਦੀ ਸਭ ਤੋਂ ਵਧੀਆ ਰੀਅਲ ਅਸਟੇਟ ਕੰਪਨੀ',
  'app.title.home': 'ਨਕਸ਼ੇ ’ਤੇ ਪ੍ਰਾਪਰਟੀ ਖਰੀਦੋ',
  'app.title.login': 'ਸਾਈਨ ਇਨ',
  'app.title.add': 'ਆਪਣੀ ਪ੍ਰਾਪਰਟੀ ਮੁਫ਼ਤ ਪਾਓ',
  'app.title.listing': 'ਪ੍ਰਾਪਰਟੀ',
  'app.title.gone': 'ਹੁਣ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ',
  'app.title.myListing': 'ਮੇਰੀ ਲਿਸਟਿੰਗ',
  'app.title.edit': 'ਲਿਸਟਿੰਗ ਬਦਲੋ',
  'app.title.leads': 'ਲੀਡਾਂ',
  'app.title.staffReview': 'ਜਾਂਚ ਦੀ ਕਤਾਰ',
  'app.title.notFound': 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ',
  'app.description.login': 'ਮੁਫ਼ਤ ਸਹਾਇਤਾ ਨਾਲ ਆਨਲਾਈਨ ਪ੍ਰਾਪਰਟੀ ਖਰੀਦੋ ਅਤੇ ਵੇਚੋ',
  'app.description.add': 'ਆਪਣਾ ਫਲੈਟ, ਕੋਠੀ, ਪਲਾਟ, ਦਫ਼ਤਰ ਜਾਂ ਸ਼ੋਅਰੂਮ ਮੁਫ਼ਤ ਸਹਾਇਤਾ ਨਾਲ ਨਕਸ਼ੇ ’ਤੇ ਪਾਓ।',
};
