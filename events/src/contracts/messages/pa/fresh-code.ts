import type { Translation } from '../catalogue.ts';

export const freshCode: Translation = {
  'freshCode.why': 'ਅਸੀਂ {phone} ’ਤੇ ਕੋਡ ਭੇਜਦੇ ਹਾਂ, ਤਾਂ ਜੋ ਤੁਹਾਡੇ ਡਿਵਾਈਸ ’ਤੇ ਕੋਈ ਹੋਰ ਇਹ ਨਾ ਕਰ ਸਕੇ।',
  'freshCode.send': 'ਕੋਡ ਭੇਜੋ',
  'freshCode.again': 'ਕੋਡ ਮੁੜ ਭੇਜੋ',
  'freshCode.againIn': '{n} ਸਕਿੰਟ ਵਿੱਚ ਕੋਡ ਮੁੜ ਭੇਜੋ',
  'freshCode.label': 'ਸੁਨੇਹੇ ਦਾ ਕੋਡ',
};
