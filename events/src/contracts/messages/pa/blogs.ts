import type { Translation } from '../catalogue.ts';

export const blogs: Translation = {
  'blogs.title': 'ਬਲੌਗ',
  'blogs.head.description': '{cities} ਵਿੱਚ ਪ੍ਰਾਪਰਟੀ ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਜਾਣਨ ਵਾਲੀਆਂ ਗੱਲਾਂ: ਮਾਪ, ਕਾਗਜ਼, ਰਜਿਸਟਰੀ, ਲੋਨ ਅਤੇ ਕਾਨੂੰਨ।',
  'blogs.head.one': 'ਲੇਖ',
  'blogs.intro': 'ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਜਾਣਨ ਵਾਲੀਆਂ ਗੱਲਾਂ: ਮਾਪ, ਕਾਗਜ਼, ਰਜਿਸਟਰੀ, ਲੋਨ ਅਤੇ ਕਾਨੂੰਨ।',
  'blogs.someForeign': 'ਕੁਝ ਲੇਖ ਸਿਰਫ਼ ਹੋਰ ਭਾਸ਼ਾ ਵਿੱਚ ਹਨ।',
  'blogs.feed': 'ਆਰਐੱਸਐੱਸ ਫੀਡ',
  'blogs.none': 'ਹਾਲੇ ਕੋਈ ਲੇਖ ਨਹੀਂ ਹੈ।',
  'blogs.absent': 'ਲੇਖ ਨਹੀਂ ਮਿਲਿਆ।',
  'blogs.failed': 'ਲੇਖ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ',
  'blogs.more': 'ਹੋਰ ਲੇਖ',
  'blogs.previous': 'ਪਿਛਲਾ ਲੇਖ',
  'blogs.next': 'ਅਗਲਾ ਲੇਖ',
  'blogs.writtenIn.en': 'ਇਹ ਲੇਖ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।',
  'blogs.writtenIn.hi': 'ਇਹ ਲੇਖ ਹਿੰਦੀ ਵਿੱਚ ਹੈ।',
  'blogs.writtenIn.pa': 'ਇਹ ਲੇਖ ਪੰਜਾਬੀ ਵਿੱਚ ਹੈ।',
  'feeds.all': 'ਵਿਕਾਊ ਨਵੇਂ ਘਰ',
  'feeds.city': '{city} ਵਿੱਚ ਨਵੇਂ ਘਰ',
  'feeds.search': 'ਤੁਹਾਡੀ ਖੋਜ ਦੇ ਨਵੇਂ ਘਰ',

  'embed.title': { one: '{brand} ’ਤੇ {shown} ਪ੍ਰਾਪਰਟੀ', other: '{brand} ’ਤੇ {shown} ਪ੍ਰਾਪਰਟੀਆਂ' },
  'embed.map': 'ਇਨ੍ਹਾਂ ਪ੍ਰਾਪਰਟੀਆਂ ਦਾ ਨਕਸ਼ਾ',
  'embed.all': '{brand} ’ਤੇ ਸਭ ਵੇਖੋ',
};
