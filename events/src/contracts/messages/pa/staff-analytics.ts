import type { Translation } from '../catalogue.ts';

export const staffAnalytics: Translation = {
  'staffAnalytics.title': 'ਵਿਸ਼ਲੇਸ਼ਣ',
  'staffAnalytics.hint': 'ਕੀ ਪਾਇਆ ਗਿਆ, ਜਾਂਚਿਆ ਗਿਆ ਅਤੇ ਪੁੱਛਿਆ ਗਿਆ, ਕਿੰਨੀ ਜਲਦੀ ਅਤੇ ਕਿੱਥੇ। ਡੈਮੋ ਘਰਾਂ ਤੋਂ ਬਿਨਾਂ; ਦਿਨ ਭਾਰਤ ਦੇ।',
  'staffAnalytics.when': 'ਕਿੰਨੇ ਦਿਨ ਪਿੱਛੇ ਤੱਕ',
  'staffAnalytics.days': { one: '{n} ਦਿਨ', other: '{n} ਦਿਨ' },
  'staffAnalytics.posted': 'ਪਾਏ ਗਏ',
  'staffAnalytics.verified': 'ਜਾਂਚੇ ਗਏ',
  'staffAnalytics.contacted': 'ਸੰਪਰਕ ਕੀਤੇ ਗਏ',
  'staffAnalytics.took': 'ਅੱਧੇ {median} ਦੇ ਅੰਦਰ, ਦਸ ਵਿੱਚੋਂ ਨੌਂ {ninth} ਦੇ ਅੰਦਰ।',
  'staffAnalytics.howTitle': 'ਇਹ ਕਿਵੇਂ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ',
  'staffAnalytics.plot': {
    one: '{n} ਦਿਨ ਵਿੱਚ {title}: ਕੁੱਲ {total}, ਇੱਕ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most}।',
    other: '{n} ਦਿਨਾਂ ਵਿੱਚ {title}: ਕੁੱਲ {total}, ਇੱਕ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most}।',
  },
  'staffAnalytics.how':
    'ਜਾਂਚੇ ਗਏ ਉਹ ਘਰ ਹਨ ਜੋ ਪਹਿਲੀ ਵਾਰ ਦਿਸੇ, ਪਾਏ ਜਾਣ ਤੋਂ ਗਿਣ ਕੇ। ਸੰਪਰਕ ਵਿੱਚ ਖਰੀਦਦਾਰ ਗਿਣੇ ਜਾਂਦੇ ਹਨ; ਉਸਦਾ ਸਮਾਂ ਘਰ ਦੇ ਪਹਿਲੀ ਵਾਰ ਦਿਸਣ ਤੋਂ ਪਹਿਲੇ ਖਰੀਦਦਾਰ ਤੱਕ ਹੈ।',
  'staffAnalytics.byCity': 'ਸ਼ਹਿਰ ਦੇ ਹਿਸਾਬ ਨਾਲ',
  'staffAnalytics.byDay': 'ਦਿਨ ਦੇ ਹਿਸਾਬ ਨਾਲ',
  'staffAnalytics.nowhere': 'ਕੋਈ ਜਾਣਿਆ ਸ਼ਹਿਰ ਨਹੀਂ',
  'staffAnalytics.span.minutes': '{n} ਮਿੰਟ',
  'staffAnalytics.span.hours': '{n} ਘੰਟੇ',
  'staffAnalytics.export': 'ਮੰਗੀਆਂ ਕੀਮਤਾਂ, ਫ਼ਾਈਲ ਵਿੱਚ',
  'staffAnalytics.exportOf': 'ਹਰ ਉਹ ਕੀਮਤ ਜੋ ਸਭ ਦੇ ਸਾਹਮਣੇ ਮੰਗੀ ਗਈ, ਉਸਦੇ ਦਿਨਾਂ, ਕਿਸਮ, ਆਕਾਰ ਅਤੇ ਥਾਵਾਂ ਨਾਲ। ਕਿਸੇ ਵਿਅਕਤੀ ਬਾਰੇ ਕੁਝ ਨਹੀਂ।',
  'staffAnalytics.exportNow': 'ਡਾਊਨਲੋਡ ਕਰੋ',
};
