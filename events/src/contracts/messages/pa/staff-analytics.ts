import type { Translation } from '../catalogue.ts';

export const staffAnalytics: Translation = {
  'staffAnalytics.title': 'ਵਿਸ਼ਲੇਸ਼ਣ',
  'staffAnalytics.hint':
    'ਕੀ ਪਾਇਆ ਗਿਆ, ਜਾਂਚਿਆ ਗਿਆ, ਪੁੱਛਿਆ ਗਿਆ, ਸਸਤਾ ਹੋਇਆ ਅਤੇ ਵਿਕਿਆ, ਕਿੰਨੀ ਜਲਦੀ ਅਤੇ ਕਿੱਥੇ। ਡੈਮੋ ਘਰਾਂ ਤੋਂ ਬਿਨਾਂ; ਦਿਨ ਭਾਰਤ ਦੇ।',
  'staffAnalytics.when': 'ਮਿਆਦ',
  'staffAnalytics.days': { one: '{n} ਦਿਨ', other: '{n} ਦਿਨ' },
  'staffAnalytics.posted': 'ਪਾਏ ਗਏ',
  'staffAnalytics.verified': 'ਜਾਂਚੇ ਗਏ',
  'staffAnalytics.contacted': 'ਸੰਪਰਕ ਕੀਤੇ ਗਏ',
  'staffAnalytics.cuts': 'ਕੀਮਤਾਂ ਘਟੀਆਂ',
  'staffAnalytics.sold': 'ਵਿਕੇ',
  'staffAnalytics.forSale': 'ਸ਼ੁਰੂ ਵਿੱਚ ਵਿਕਾਊ',
  'staffAnalytics.share': 'ਖਪਤ',
  'staffAnalytics.percent': '{percent} %',
  'staffAnalytics.absorbed': 'ਸ਼ੁਰੂ ਵਿੱਚ ਵਿਕਾਊ {n} ਘਰਾਂ ਦੇ {percent} %।',
  'staffAnalytics.took': 'ਅੱਧੇ {median} ਦੇ ਅੰਦਰ, ਦਸ ਵਿੱਚੋਂ ਨੌਂ {ninth} ਦੇ ਅੰਦਰ।',
  'staffAnalytics.howTitle': 'ਇਹ ਕਿਵੇਂ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ',
  'staffAnalytics.plot': {
    one: '{n} ਦਿਨ ਵਿੱਚ {title}: ਕੁੱਲ {total}, ਇੱਕ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most}।',
    other: '{n} ਦਿਨਾਂ ਵਿੱਚ {title}: ਕੁੱਲ {total}, ਇੱਕ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most}।',
  },
  'staffAnalytics.how.posted': 'ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਵਿੱਚ ਪਾਏ ਗਏ ਘਰ।',
  'staffAnalytics.how.verified': 'ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਵਿੱਚ ਪਹਿਲੀ ਵਾਰ ਦਿਸੇ ਘਰ। ਉਨ੍ਹਾਂ ਦਾ ਸਮਾਂ ਪਾਏ ਜਾਣ ਤੋਂ ਉਦੋਂ ਤੱਕ ਹੈ।',
  'staffAnalytics.how.contacted':
    'ਵੇਚਣ ਵਾਲੇ ਨਾਲ ਸੰਪਰਕ ਕਰਨ ਵਾਲੇ ਖਰੀਦਦਾਰ, ਹਰ ਘਰ ’ਤੇ ਇੱਕ ਵਾਰ। ਸਮਾਂ ਘਰ ਦੇ ਪਹਿਲੀ ਵਾਰ ਦਿਸਣ ਤੋਂ ਪਹਿਲੇ ਖਰੀਦਦਾਰ ਤੱਕ ਹੈ। ਖੁੱਲ੍ਹੇ ਅੰਕੜਿਆਂ ਵਿੱਚ ਲੋਕ ਸਿਰਫ਼ ਵੱਡੀਆਂ, ਥੋੜ੍ਹੀਆਂ ਬਦਲੀਆਂ ਗਿਣਤੀਆਂ ਵਿੱਚ ਹਨ, ਇਸ ਲਈ ਇਹ ਗਿਣਤੀ ਕਿਸੇ SQL ਤੋਂ ਨਹੀਂ ਮਿਲਦੀ।',
  'staffAnalytics.how.cuts': 'ਉਹ ਕੀਮਤਾਂ ਜੋ ਸਭ ਦੇ ਸਾਹਮਣੇ ਹੁੰਦਿਆਂ ਘਟਾਈਆਂ ਗਈਆਂ; ਇੱਕ ਘਰ ਦੀਆਂ ਦੋ ਕਟੌਤੀਆਂ ਦੋ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।',
  'staffAnalytics.how.sold':
    'ਖਪਤ: ਪਹਿਲੇ ਦਿਨ ਦੀ ਸ਼ੁਰੂਆਤ ’ਤੇ ਜੋ ਘਰ ਵਿਕਾਊ ਸਨ, ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਉਦੋਂ ਤੋਂ ਵਿਕੇ ਘਰ, ਹਰ ਇੱਕ ਵਾਰ। ਜੋ ਬਾਅਦ ਵਿੱਚ ਬਾਜ਼ਾਰ ਵਿੱਚ ਆਏ, ਉਹ ਨਾ ਉੱਪਰ ਗਿਣੇ ਜਾਂਦੇ ਹਨ ਨਾ ਹੇਠਾਂ।',
  'staffAnalytics.sql': 'ਇਹੀ SQL ਵਿੱਚ, ਡੈਮੋ ਸ਼ਹਿਰ ਦੇ ਖੁੱਲ੍ਹੇ ਅੰਕੜਿਆਂ ਲਈ',
  'staffAnalytics.agreed': 'ਜਿਨ੍ਹਾਂ ਨੇ ਅੰਕੜਿਆਂ ਦੀ ਇਜਾਜ਼ਤ ਦਿੱਤੀ',
  'staffAnalytics.agreedOf':
    'ਜਿਨ੍ਹਾਂ ਲੋਕਾਂ ਨੇ ਅੰਕੜਿਆਂ ਦੀ ਇਜਾਜ਼ਤ ਦਿੱਤੀ, ਉਨ੍ਹਾਂ ਵਿੱਚ ਹਰ ਗੱਲ ਕਿੰਨੀ ਵਾਰ ਹੋਈ। ਖੋਜਾਂ ਅਤੇ ਖੋਲ੍ਹੇ ਪੰਨੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ, ਇਸ ਲਈ ਇਹ ਲੋਕਾਂ ਦਾ ਹਿੱਸਾ ਨਹੀਂ ਹੈ। {n} ਤੋਂ ਘੱਟ ਗਿਣਤੀਆਂ ਲੁਕਾਈਆਂ ਜਾਂਦੀਆਂ ਹਨ।',
  'staffAnalytics.agreedElsewhere': 'ਇਹ ਅੰਕੜੇ ਇੱਕ ਬਾਹਰੀ ਸੇਵਾ ਇਕੱਠੇ ਕਰਦੀ ਹੈ।',
  'staffAnalytics.times': 'ਕਿੰਨੀ ਵਾਰ',
  'staffAnalytics.agreed.close': 'ਸਾਈਨ-ਇਨ ਰੱਦ ਹੋਇਆ',
  'staffAnalytics.agreed.contacted': 'ਵੇਚਣ ਵਾਲੇ ਨਾਲ ਸੰਪਰਕ ਹੋਇਆ',
  'staffAnalytics.agreed.posted': 'ਘਰ ਪਾਇਆ ਗਿਆ',
  'staffAnalytics.few': '{n} ਤੋਂ ਘੱਟ',
  'staffAnalytics.byCity': 'ਸ਼ਹਿਰ ਦੇ ਹਿਸਾਬ ਨਾਲ',
  'staffAnalytics.byDay': 'ਦਿਨ ਦੇ ਹਿਸਾਬ ਨਾਲ',
  'staffAnalytics.nowhere': 'ਸ਼ਹਿਰ ਪਤਾ ਨਹੀਂ',
  'staffAnalytics.span.minutes': '{n} ਮਿੰਟ',
  'staffAnalytics.span.hours': '{n} ਘੰਟੇ',
  'staffAnalytics.export': 'ਮੰਗੀਆਂ ਕੀਮਤਾਂ, ਫ਼ਾਈਲ ਵਿੱਚ',
  'staffAnalytics.exportOf': 'ਹਰ ਉਹ ਕੀਮਤ ਜੋ ਸਭ ਦੇ ਸਾਹਮਣੇ ਮੰਗੀ ਗਈ, ਉਸਦੇ ਦਿਨਾਂ, ਕਿਸਮ, ਆਕਾਰ ਅਤੇ ਥਾਵਾਂ ਨਾਲ। ਕਿਸੇ ਵਿਅਕਤੀ ਬਾਰੇ ਕੁਝ ਨਹੀਂ।',
  'staffAnalytics.exportNow': 'ਡਾਊਨਲੋਡ ਕਰੋ',
};
