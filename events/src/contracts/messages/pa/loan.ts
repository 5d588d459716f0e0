import type { Translation } from '../catalogue.ts';

export const loan: Translation = {
  'loan.title': 'ਮਹੀਨਾਵਾਰ ਕਿਸ਼ਤ',
  'loan.more': 'ਭੁਗਤਾਨ ਸਾਰਣੀ, ਅਸ਼ਟਾਮ ਡਿਊਟੀ ਅਤੇ ਰਜਿਸਟਰੀ',
  'loan.share': 'ਲੋਨ (ਕੀਮਤ ਦਾ %)',
  'loan.rate': 'ਵਿਆਜ ਦਰ (% ਸਾਲਾਨਾ)',
  'loan.years': 'ਮਿਆਦ (ਸਾਲ)',
  'loan.between': '{from} ਤੋਂ {to} ਤੱਕ',
  'loan.emi': '{amount} ਪ੍ਰਤੀ ਮਹੀਨਾ',
  'loan.total': '{loan} ਦਾ ਲੋਨ, ਕੁੱਲ ਵਿਆਜ {interest}।',
  'loan.assumed': 'ਲੋਨ ਦਾ ਹਿੱਸਾ, ਦਰ ਅਤੇ ਮਿਆਦ {day} ਦੇ ਸਾਡੇ ਅੰਦਾਜ਼ੇ ਹਨ, ਕਿਸੇ ਬੈਂਕ ਦੀ ਪੇਸ਼ਕਸ਼ ਨਹੀਂ। ਆਪਣੇ ਅੰਕੜੇ ਭਰੋ।',
  'loan.formula':
    'ਬਕਾਇਆ ਲੋਨ ’ਤੇ ਬਰਾਬਰ ਕਿਸ਼ਤਾਂ: EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), ਜਿੱਥੇ P ਲੋਨ, r ਸਾਲਾਨਾ ਦਰ ਦਾ ਬਾਰ੍ਹਵਾਂ ਹਿੱਸਾ ਅਤੇ n ਮਹੀਨਿਆਂ ਦੀ ਗਿਣਤੀ ਹੈ।',
};
