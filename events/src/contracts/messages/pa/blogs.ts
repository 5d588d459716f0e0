import type { Translation } from '../catalogue.ts';

export const blogs: Translation = {
  'blogs.title': 'ਬਲੌਗ',
  'blogs.head.description': '{cities} ਵਿੱਚ ਜਾਇਦਾਦ ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਜਾਣਨ ਵਾਲੀਆਂ ਗੱਲਾਂ: ਮਾਪ, ਕਾਗਜ਼, ਰਿਕਾਰਡ, ਕਰਜ਼ਾ ਅਤੇ ਕਾਨੂੰਨ।',
  'blogs.head.one': 'ਲੇਖ',
  'blogs.intro': 'ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਜਾਣਨ ਵਾਲੀਆਂ ਗੱਲਾਂ: ਮਾਪ, ਕਾਗਜ਼, ਰਿਕਾਰਡ, ਕਰਜ਼ਾ ਅਤੇ ਕਾਨੂੰਨ।',
  'blogs.someForeign': 'ਕੁਝ ਲੇਖ ਹੋਰ ਭਾਸ਼ਾ ਵਿੱਚ ਹਨ।',
  'blogs.feed': 'RSS ਫੀਡ',
  'blogs.none': 'ਇੱਥੇ ਪੜ੍ਹਨ ਲਈ ਅਜੇ ਕੁਝ ਨਹੀਂ ਹੈ।',
  'blogs.absent': 'ਅਜਿਹਾ ਕੋਈ ਲੇਖ ਨਹੀਂ ਹੈ।',
  'blogs.failed': 'ਲੇਖ ਨਹੀਂ ਲਿਆਂਦੇ ਜਾ ਸਕੇ',
  'blogs.more': 'ਹੋਰ ਲੇਖ',
  'blogs.previous': 'ਪਿਛਲਾ ਲੇਖ',
  'blogs.next': 'ਅਗਲਾ ਲੇਖ',
  'blogs.writtenIn.en': 'ਇਹ ਲੇਖ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।',
  'blogs.writtenIn.hi': 'ਇਹ ਲੇਖ ਹਿੰਦੀ ਵਿੱਚ ਹੈ।',
  'blogs.writtenIn.pa': 'ਇਹ ਲੇਖ ਪੰਜਾਬੀ ਵਿੱਚ ਹੈ।',
};
