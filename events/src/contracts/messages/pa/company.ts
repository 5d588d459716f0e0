import type { Translation } from '../catalogue.ts';

export const company: Translation = {
  'company.about.title': 'ਸਾਡੇ ਬਾਰੇ',
  'company.about.description': 'ਅਸੀਂ ਕੌਣ ਹਾਂ, {cities} ਵਿੱਚ ਵਿਕਾਊ ਘਰਾਂ ਦਾ ਸਾਡਾ ਨਕਸ਼ਾ ਕਿਵੇਂ ਕੰਮ ਕਰਦਾ ਹੈ, ਅਤੇ ਖਰਚਾ ਕੀ ਹੈ।',
  'company.about.intro':
    '{brand} {cities} ਵਿੱਚ ਵਿਕਾਊ ਫਲੈਟਾਂ, ਕੋਠੀਆਂ, ਪਲਾਟਾਂ, ਦਫ਼ਤਰਾਂ ਅਤੇ ਸ਼ੋਅਰੂਮਾਂ ਦਾ ਇੱਕ ਨਕਸ਼ਾ ਹੈ। ਵੇਚਣ ਵਾਲੇ ਮੁਫ਼ਤ ਵਿੱਚ ਲਿਸਟਿੰਗ ਪੋਸਟ ਕਰਦੇ ਹਨ, ਸਾਡਾ ਸਟਾਫ਼ ਹਰ ਲਿਸਟਿੰਗ ਜਾਂਚਦਾ ਹੈ, ਅਤੇ ਖਰੀਦਦਾਰ ਹਰ ਘਰ ਨੂੰ ਨਕਸ਼ੇ ’ਤੇ ਉਸ ਦੀ ਅਸਲੀ ਥਾਂ ’ਤੇ ਵੇਖਦੇ ਹਨ।',
  'company.contact': 'ਸਾਡੇ ਦਫ਼ਤਰ ਨਾਲ ਸੰਪਰਕ ਕਰੋ',
  'company.faq.title': 'ਅਕਸਰ ਪੁੱਛੇ ਜਾਂਦੇ ਸਵਾਲ',
  'company.faq.description': 'ਲਿਸਟਿੰਗ ਕਦੋਂ ਲਾਈਵ ਹੁੰਦੀ ਹੈ, ਫ਼ੋਨ ਨੰਬਰ ਕੌਣ ਵੇਖ ਸਕਦਾ ਹੈ, ਅਤੇ ਡੈਮੋ ਲਿਸਟਿੰਗਾਂ ਕੀ ਹੁੰਦੀਆਂ ਹਨ।',
  'company.faq.more': 'ਕੋਈ ਹੋਰ ਸਵਾਲ ਹੈ?',
  'company.plans.title': 'ਸਹਾਇਤਾ ਯੋਜਨਾਵਾਂ',
  'company.plans.description':
    'ਅਸੀਂ ਖਰੀਦਦਾਰਾਂ ਅਤੇ ਵੇਚਣ ਵਾਲਿਆਂ ਲਈ ਕੀ ਕਰਦੇ ਹਾਂ ਅਤੇ ਖਰਚਾ ਕੀ ਹੈ: ਖਰੀਦਦਾਰਾਂ ਲਈ ਕੁਝ ਨਹੀਂ, ਵੇਚਣ ਵਾਲਿਆਂ ਲਈ ਸੌਦੇ ਦੀ ਰਕਮ ਦਾ 0.5%।',
  'company.plans.intro': 'ਖਰੀਦਦਾਰਾਂ ਲਈ ਇੱਕ ਯੋਜਨਾ ਹੈ ਅਤੇ ਵੇਚਣ ਵਾਲਿਆਂ ਲਈ ਇੱਕ। ਨਾ ਕੁਝ ਬੁੱਕ ਕਰਨਾ ਹੈ, ਨਾ ਪਹਿਲਾਂ ਕੁਝ ਦੇਣਾ ਹੈ।',
  'company.plans.free': 'ਮੁਫ਼ਤ',
  'company.plans.freeOf': 'ਨਿੱਜੀ ਖਰੀਦਦਾਰਾਂ ਲਈ, ਹਮੇਸ਼ਾ',
  'company.plans.fee': '0.5%',
  'company.plans.feeOf': 'ਸੌਦੇ ਦੀ ਰਕਮ ਦਾ, ਪ੍ਰਾਪਰਟੀ ਵਿਕਣ ’ਤੇ',
};
