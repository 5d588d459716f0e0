import type { Translation } from '../catalogue.ts';

export const loan: Translation = {
  'loan.title': 'ਮਹੀਨਾਵਾਰ ਕਿਸ਼ਤ',
  'loan.more': 'ਪੂਰੀ ਸਾਰਣੀ, ਅਸ਼ਟਾਮ ਡਿਊਟੀ ਅਤੇ ਰਜਿਸਟਰੀ',
  'loan.share': 'ਕਰਜ਼ਾ, ਕੀਮਤ ਦਾ %',
  'loan.rate': 'ਵਿਆਜ, % ਸਾਲਾਨਾ',
  'loan.years': 'ਸਾਲ',
  'loan.between': '{from} ਤੋਂ {to} ਤੱਕ',
  'loan.emi': '{amount} ਪ੍ਰਤੀ ਮਹੀਨਾ',
  'loan.total': '{loan} ਦਾ ਕਰਜ਼ਾ, ਕੁੱਲ ਵਿਆਜ {interest}।',
  'loan.assumed': 'ਹਿੱਸਾ, ਦਰ ਅਤੇ ਸਾਲ {day} ਦਾ ਸਾਡਾ ਅੰਦਾਜ਼ਾ ਹਨ, ਕਿਸੇ ਬੈਂਕ ਦੀ ਪੇਸ਼ਕਸ਼ ਨਹੀਂ: ਆਪਣੇ ਭਰੋ।',
  'loan.formula':
    'ਬਾਕੀ ਰਕਮ ’ਤੇ ਬਰਾਬਰ ਕਿਸ਼ਤਾਂ: EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), ਜਿੱਥੇ P ਕਰਜ਼ਾ, r ਸਾਲਾਨਾ ਦਰ ਦਾ ਬਾਰ੍ਹਵਾਂ ਹਿੱਸਾ ਅਤੇ n ਮਹੀਨੇ ਹਨ।',
};
