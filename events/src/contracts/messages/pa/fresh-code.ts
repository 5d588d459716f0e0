import type { Translation } from '../catalogue.ts';

export const freshCode: Translation = {
  'freshCode.why': 'ਇਹ ਪੱਕਾ ਕਰਨ ਲਈ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ, ਅਸੀਂ {phone} ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ।',
  'freshCode.send': 'ਕੋਡ ਭੇਜੋ',
  'freshCode.again': 'ਕੋਡ ਮੁੜ ਭੇਜੋ',
  'freshCode.againIn': '{n} ਸਕਿੰਟ ਵਿੱਚ ਕੋਡ ਮੁੜ ਭੇਜੋ',
  'freshCode.label': 'ਐੱਸਐੱਮਐੱਸ ਵਿੱਚ ਆਇਆ ਕੋਡ',
};
