import type { Translation } from '../catalogue.ts';

export const homePrices: Translation = {
  'home.layers': 'ਨਕਸ਼ੇ ’ਤੇ ਰੰਗਾਂ ਨਾਲ ਵਿਖਾਓ',
  'home.layers.none': 'ਕੋਈ ਨਹੀਂ',
  'home.layers.heat': 'ਕੀਮਤਾਂ',
  'home.layers.lens': 'ਮੇਰਾ ਬਜਟ',

  'home.prices.of': 'ਘਰ ਦੀ ਕਿਸਮ',
  'home.prices.failed': 'ਕੀਮਤਾਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀਆਂ।',
  'home.prices.none': 'ਇਸ ਤਰ੍ਹਾਂ ਦੇ ਮੇਲ ਖਾਂਦੇ ਘਰ 5 ਤੋਂ ਘੱਟ ਹਨ। ਆਮ ਕੀਮਤ ਵਿਖਾਉਣ ਲਈ ਇਹ ਬਹੁਤ ਘੱਟ ਹਨ।',
  'home.prices.demo': 'ਜਿੱਥੇ ਪੰਜ ਤੋਂ ਘੱਟ ਅਸਲੀ ਘਰ ਵਿਕਰੀ ’ਤੇ ਹਨ, ਉੱਥੇ ਡੈਮੋ ਘਰ ਗਿਣੇ ਜਾਂਦੇ ਹਨ। ਉਹ ਅਸਲੀ ਨਹੀਂ ਹਨ।',
  'home.prices.under': '< {n}',
  'home.prices.from': '{n}+',
  'home.prices.places': { one: '{n} ਥਾਂ ਦੀ ਸੂਚੀ', other: '{n} ਥਾਵਾਂ ਦੀ ਸੂਚੀ' },
  'home.prices.place': 'ਥਾਂ',
  'home.prices.rate': 'ਵਿਚਕਾਰਲੀ ਕੀਮਤ',
  'home.prices.tooFew': 'ਬਹੁਤ ਘੱਟ ਘਰ',

  'home.heat.legend': '{what}: ਰੁਪਏ ਪ੍ਰਤੀ {unit}',
  'home.heat.unknown': 'ਆਧਾਰ: {what}। ਬਿਨਾਂ ਰੰਗ: ਪੰਜ ਤੋਂ ਘੱਟ ਘਰ',
  'home.heat.how':
    'ਹਰ ਖਾਨੇ ਦੇ ਤਸਦੀਕਸ਼ੁਦਾ ਘਰਾਂ ਦੀਆਂ, ਖੇਤਰਫਲ ਦੇ ਹਿਸਾਬ ਨਾਲ ਮੰਗੀਆਂ ਗਈਆਂ ਕੀਮਤਾਂ ਵਿੱਚੋਂ ਵਿਚਕਾਰਲੀ ਕੀਮਤ। ਸਿਰਫ਼ ਤੁਹਾਡੇ ਫਿਲਟਰਾਂ ਨਾਲ ਮੇਲ ਖਾਂਦੇ ਘਰ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।',

  'home.lens.legend': '{what}: {amount} ਵਿੱਚ ਕਿੰਨੇ {unit}',
  'home.lens.unknown': 'ਆਧਾਰ: {what}। ਸਲੇਟੀ: ਪੰਜ ਤੋਂ ਘੱਟ ਘਰ। ਬਿਨਾਂ ਰੰਗ: ਕੋਈ ਘਰ ਨਹੀਂ, ਜਾਂ ਥਾਂ ਪਤਾ ਨਹੀਂ',
  'home.lens.how':
    'ਤੁਹਾਡੇ ਬਜਟ ਵਿੱਚ ਕਿੰਨਾ ਖੇਤਰਫਲ ਆਉਂਦਾ ਹੈ, ਹਰ ਥਾਂ ਦੇ ਤਸਦੀਕਸ਼ੁਦਾ ਘਰਾਂ ਦੀ ਖੇਤਰਫਲ ਦੇ ਹਿਸਾਬ ਨਾਲ ਮੰਗੀ ਗਈ ਵਿਚਕਾਰਲੀ ਕੀਮਤ ’ਤੇ। ਕੀਮਤ ਦਾ ਫਿਲਟਰ ਲਾਗੂ ਨਹੀਂ ਹੁੰਦਾ। ਟੁੱਟੀ ਲਕੀਰ ਵਾਲੇ ਗੋਲੇ ਅੰਦਾਜ਼ੇ ਨਾਲ ਵਿਖਾਏ ਇਲਾਕੇ ਹਨ।',
  'home.lens.amount': 'ਮੇਰਾ ਬਜਟ',
  'home.lens.less': 'ਘੱਟ ਬਜਟ',
  'home.lens.more': 'ਵੱਧ ਬਜਟ',
  'home.lens.area': '{amount} ਵਿੱਚ ਖੇਤਰਫਲ',
};
