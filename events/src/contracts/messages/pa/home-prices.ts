import type { Translation } from '../catalogue.ts';

export const homePrices: Translation = {
  'home.layers': 'ਨਕਸ਼ੇ ਵਿੱਚ ਰੰਗ ਭਰੋ',
  'home.layers.none': 'ਕੋਈ ਨਹੀਂ',
  'home.layers.heat': 'ਕੀਮਤਾਂ',
  'home.layers.lens': 'ਮੇਰਾ ਬਜਟ',

  'home.prices.of': 'ਕਿਸ ਤਰ੍ਹਾਂ ਦਾ ਘਰ',
  'home.prices.failed': 'ਕੀਮਤਾਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀਆਂ।',
  'home.prices.none': 'ਆਮ ਕੀਮਤ ਵਿਖਾਉਣ ਲਈ ਇਸ ਤਰ੍ਹਾਂ ਦੇ ਮੇਲ ਖਾਂਦੇ ਘਰ ਬਹੁਤ ਘੱਟ ਹਨ (5 ਤੋਂ ਘੱਟ)।',
  'home.prices.demo': 'ਜਿੱਥੇ ਪੰਜ ਤੋਂ ਘੱਟ ਅਸਲੀ ਘਰ ਵਿਕਰੀ ’ਤੇ ਹਨ, ਉੱਥੇ ਡੈਮੋ ਘਰ ਗਿਣੇ ਜਾਂਦੇ ਹਨ। ਉਹ ਅਸਲੀ ਨਹੀਂ ਹਨ।',
  'home.prices.under': '< {n}',
  'home.prices.from': '{n}+',
  'home.prices.places': { one: 'ਸੂਚੀ: {n} ਥਾਂ', other: 'ਸੂਚੀ: {n} ਥਾਵਾਂ' },
  'home.prices.place': 'ਥਾਂ',
  'home.prices.rate': 'ਵਿਚਕਾਰਲੀ ਕੀਮਤ',
  'home.prices.tooFew': 'ਬਹੁਤ ਘੱਟ',

  'home.heat.legend': '{what}: ਰੁਪਏ ਪ੍ਰਤੀ {unit}',
  'home.heat.unknown': 'ਗਿਣੇ ਗਏ ਘਰ: {what}। ਬਿਨਾਂ ਰੰਗ: ਪੰਜ ਤੋਂ ਘੱਟ',
  'home.heat.how': 'ਹਰ ਚੌਕੋਰ ਵਿੱਚ ਤੁਹਾਡੇ ਫਿਲਟਰਾਂ ਨਾਲ ਮਿਲਦੇ ਤਸਦੀਕ ਕੀਤੇ ਘਰਾਂ ਦੀ ਪ੍ਰਤੀ ਇਕਾਈ ਖੇਤਰਫਲ ਮੰਗੀ ਗਈ ਕੀਮਤ ਦਾ ਮੱਧਮਾਨ।',

  'home.lens.legend': '{what}: {amount} ਵਿੱਚ ਕਿੰਨੇ {unit}',
  'home.lens.unknown': 'ਗਿਣੇ ਗਏ ਘਰ: {what}। ਸਲੇਟੀ: ਪੰਜ ਤੋਂ ਘੱਟ। ਬਿਨਾਂ ਰੰਗ: ਕੋਈ ਵਿਕਰੀ ’ਤੇ ਨਹੀਂ, ਜਾਂ ਥਾਂ ਅਣਜਾਣ',
  'home.lens.how':
    'ਤੁਹਾਡਾ ਬਜਟ, ਹਰ ਥਾਂ ਦੇ ਤਸਦੀਕ ਕੀਤੇ ਘਰਾਂ ਦੀ ਖੇਤਰਫਲ ਮੁਤਾਬਕ ਮੰਗੀ ਵਿਚਕਾਰਲੀ ਕੀਮਤ ਨਾਲ ਵੰਡ ਕੇ। ਕੀਮਤ ਦਾ ਫਿਲਟਰ ਨਹੀਂ ਲੱਗਦਾ। ਟੁੱਟੀ ਲਕੀਰ ਦੇ ਗੋਲੇ ਅੰਦਾਜ਼ਨ ਇਲਾਕੇ ਹਨ।',
  'home.lens.amount': 'ਮੇਰਾ ਬਜਟ',
  'home.lens.less': 'ਘੱਟ ਬਜਟ',
  'home.lens.more': 'ਵੱਧ ਬਜਟ',
  'home.lens.area': '{amount} ਵਿੱਚ',
};
