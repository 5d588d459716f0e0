import type { Translation } from '../catalogue.ts';

export const staffAnalytics: Translation = {
  'staffAnalytics.title': 'ਵਿਸ਼ਲੇਸ਼ਣ',
  'staffAnalytics.hint':
    'ਕਿੰਨੇ ਘਰ ਪੋਸਟ ਹੋਏ, ਤਸਦੀਕ ਹੋਏ, ਸੰਪਰਕ ਕੀਤੇ ਗਏ, ਸਸਤੇ ਹੋਏ ਅਤੇ ਵਿਕੇ, ਦਿਨ ਅਤੇ ਸ਼ਹਿਰ ਦੇ ਹਿਸਾਬ ਨਾਲ। ਡੈਮੋ ਘਰ ਸ਼ਾਮਲ ਨਹੀਂ ਹਨ। ਦਿਨ ਭਾਰਤੀ ਸਮੇਂ ਦੇ ਹਿਸਾਬ ਨਾਲ ਹਨ।',
  'staffAnalytics.when': 'ਮਿਆਦ',
  'staffAnalytics.days': { one: '{n} ਦਿਨ', other: '{n} ਦਿਨ' },
  'staffAnalytics.posted': 'ਪੋਸਟ ਕੀਤੇ ਗਏ',
  'staffAnalytics.verified': 'ਤਸਦੀਕ ਹੋਏ',
  'staffAnalytics.contacted': 'ਸੰਪਰਕ ਕੀਤੇ ਗਏ',
  'staffAnalytics.cuts': 'ਕੀਮਤਾਂ ਘਟੀਆਂ',
  'staffAnalytics.sold': 'ਵਿਕੇ',
  'staffAnalytics.forSale': 'ਸ਼ੁਰੂ ਵਿੱਚ ਵਿਕਾਊ',
  'staffAnalytics.share': 'ਖਪਤ',
  'staffAnalytics.percent': '{percent}%',
  'staffAnalytics.absorbed': 'ਸ਼ੁਰੂ ਵਿੱਚ ਵਿਕਾਊ {n} ਘਰਾਂ ਦਾ {percent}%।',
  'staffAnalytics.took': 'ਅੱਧਿਆਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {median} ਲੱਗੇ, ਦਸ ਵਿੱਚੋਂ ਨੌਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {ninth}।',
  'staffAnalytics.howTitle': 'ਇਹ ਕਿਵੇਂ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ',
  'staffAnalytics.plot': {
    one: '{n} ਦਿਨ ਵਿੱਚ {title}: ਕੁੱਲ {total}, ਇੱਕ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most}।',
    other: '{n} ਦਿਨਾਂ ਵਿੱਚ {title}: ਕੁੱਲ {total}, ਇੱਕ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most}।',
  },
  'staffAnalytics.how.posted': 'ਇਸ ਮਿਆਦ ਵਿੱਚ ਪੋਸਟ ਕੀਤੇ ਗਏ ਘਰ।',
  'staffAnalytics.how.verified': 'ਇਸ ਮਿਆਦ ਵਿੱਚ ਜਨਤਕ ਹੋਏ ਘਰ। ਸਮਾਂ ਪੋਸਟ ਕੀਤੇ ਜਾਣ ਤੋਂ ਜਨਤਕ ਹੋਣ ਤੱਕ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।',
  'staffAnalytics.how.contacted':
    'ਵੇਚਣ ਵਾਲੇ ਨਾਲ ਸੰਪਰਕ ਕਰਨ ਵਾਲੇ ਖਰੀਦਦਾਰ, ਹਰ ਘਰ ਲਈ ਇੱਕ ਵਾਰ ਗਿਣੇ ਗਏ। ਸਮਾਂ ਜਨਤਕ ਹੋਣ ਤੋਂ ਲੈ ਕੇ ਪਹਿਲੇ ਸੰਪਰਕ ਤੱਕ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। ਖੁੱਲ੍ਹੇ ਡਾਟੇ ਵਿੱਚ ਲੋਕਾਂ ਦੀਆਂ ਛੋਟੀਆਂ ਗਿਣਤੀਆਂ ਨਹੀਂ ਹਨ ਅਤੇ ਬਾਕੀ ਥੋੜ੍ਹੀਆਂ ਬਦਲੀਆਂ ਹੋਈਆਂ ਹਨ, ਇਸ ਲਈ ਇਹ ਅੰਕੜਾ SQL ਨਾਲ ਨਹੀਂ ਕੱਢਿਆ ਜਾ ਸਕਦਾ।',
  'staffAnalytics.how.cuts': 'ਜਨਤਕ ਘਰਾਂ ਦੀ ਕੀਮਤ ਵਿੱਚ ਕਟੌਤੀਆਂ। ਇੱਕ ਘਰ ਦੀਆਂ ਦੋ ਕਟੌਤੀਆਂ ਦੋ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।',
  'staffAnalytics.how.sold':
    'ਖਪਤ: ਮਿਆਦ ਦੀ ਸ਼ੁਰੂਆਤ ਵਿੱਚ ਵਿਕਾਊ ਘਰਾਂ ਵਿੱਚੋਂ ਕਿੰਨੇ ਉਦੋਂ ਤੋਂ ਵਿਕ ਚੁੱਕੇ ਹਨ। ਬਾਅਦ ਵਿੱਚ ਪੋਸਟ ਕੀਤੇ ਗਏ ਘਰ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।',
  'staffAnalytics.sql': 'ਇਹੀ ਕਿਊਰੀ SQL ਵਿੱਚ, ਡੈਮੋ ਸ਼ਹਿਰ ਦੇ ਖੁੱਲ੍ਹੇ ਡਾਟੇ ਲਈ',
  'staffAnalytics.agreed': 'ਅੰਕੜਿਆਂ ਦੀ ਇਜਾਜ਼ਤ ਦੇਣ ਵਾਲੇ ਵਿਜ਼ਿਟਰ',
  'staffAnalytics.agreedOf':
    'ਜਿਨ੍ਹਾਂ ਵਿਜ਼ਿਟਰਾਂ ਨੇ ਅੰਕੜਿਆਂ ਦੀ ਇਜਾਜ਼ਤ ਦਿੱਤੀ, ਉਨ੍ਹਾਂ ਨੇ ਹਰ ਕੰਮ ਕਿੰਨੀ ਵਾਰ ਕੀਤਾ। ਖੋਜਾਂ ਅਤੇ ਖੋਲ੍ਹੇ ਪੰਨੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ, ਇਸ ਲਈ ਇਹ ਵਿਜ਼ਿਟਰਾਂ ਦਾ ਹਿੱਸਾ ਨਹੀਂ ਹੈ। {n} ਤੋਂ ਘੱਟ ਗਿਣਤੀਆਂ ਲੁਕਾਈਆਂ ਜਾਂਦੀਆਂ ਹਨ।',
  'staffAnalytics.agreedElsewhere': 'ਇਹ ਅੰਕੜੇ ਇੱਕ ਬਾਹਰੀ ਸੇਵਾ ਇਕੱਠੇ ਕਰਦੀ ਹੈ।',
  'staffAnalytics.times': 'ਗਿਣਤੀ',
  'staffAnalytics.agreed.close': 'ਸਾਈਨ-ਇਨ ਰੱਦ ਹੋਇਆ',
  'staffAnalytics.agreed.contacted': 'ਵੇਚਣ ਵਾਲੇ ਨਾਲ ਸੰਪਰਕ ਹੋਇਆ',
  'staffAnalytics.agreed.posted': 'ਘਰ ਪੋਸਟ ਕੀਤਾ ਗਿਆ',
  'staffAnalytics.few': '{n} ਤੋਂ ਘੱਟ',
  'staffAnalytics.byCity': 'ਸ਼ਹਿਰ ਦੇ ਹਿਸਾਬ ਨਾਲ',
  'staffAnalytics.byDay': 'ਦਿਨ ਦੇ ਹਿਸਾਬ ਨਾਲ',
  'staffAnalytics.nowhere': 'ਸ਼ਹਿਰ ਪਤਾ ਨਹੀਂ',
  'staffAnalytics.span.minutes': '{n} ਮਿੰਟ',
  'staffAnalytics.span.hours': '{n} ਘੰਟੇ',
  'staffAnalytics.export': 'ਮੰਗੀਆਂ ਗਈਆਂ ਕੀਮਤਾਂ ਡਾਊਨਲੋਡ ਕਰੋ',
  'staffAnalytics.exportOf': 'ਹਰ ਜਨਤਕ ਮੰਗੀ ਗਈ ਕੀਮਤ, ਉਸ ਦੀਆਂ ਤਾਰੀਖ਼ਾਂ, ਕਿਸਮ, ਆਕਾਰ ਅਤੇ ਥਾਂ ਨਾਲ। ਫ਼ਾਈਲ ਵਿੱਚ ਕੋਈ ਨਿੱਜੀ ਡਾਟਾ ਨਹੀਂ ਹੈ।',
  'staffAnalytics.exportNow': 'CSV ਡਾਊਨਲੋਡ ਕਰੋ',
  'missedSearches.title.seller': 'ਖਰੀਦਦਾਰ ਤੁਹਾਡੇ ਵਰਗੇ ਘਰ ਖੋਜਦੇ ਹਨ, ਪਰ ਉਨ੍ਹਾਂ ਨੂੰ ਨਹੀਂ ਮਿਲਦੇ',
  'missedSearches.title.staff': 'ਬਿਨਾਂ ਨਤੀਜੇ ਵਾਲੀਆਂ ਖੋਜਾਂ',
  'missedSearches.sessions': '{n}+ ਖੋਜਾਂ',
  'missedSearches.how':
    'ਇਹ ਖੋਜਾਂ ਘੱਟੋ-ਘੱਟ ਪੰਜ ਦਿਨਾਂ ਅਤੇ ਘੱਟੋ-ਘੱਟ ਪੰਜ ਬ੍ਰਾਊਜ਼ਰ ਸੈਸ਼ਨਾਂ ਵਿੱਚ ਹੋਈਆਂ, ਉਨ੍ਹਾਂ ਵਿਜ਼ਿਟਰਾਂ ਵੱਲੋਂ ਜਿਨ੍ਹਾਂ ਨੇ ਅੰਕੜਿਆਂ ਦੀ ਇਜਾਜ਼ਤ ਦਿੱਤੀ। ਇਸ ਵੇਲੇ ਬਜ਼ਾਰ ਵਿੱਚ ਕੋਈ ਘਰ ਇਨ੍ਹਾਂ ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ।',
};
