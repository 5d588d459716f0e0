import type { Translation } from '../catalogue.ts';

export const ownQuestion: Translation = {
  'ownQuestion.title': 'ਸਾਡੇ ਕਰਮਚਾਰੀਆਂ ਦਾ ਸਵਾਲ',
  'ownQuestion.sold': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਇਹ ਵਿਕ ਚੁੱਕੀ ਹੈ। ਕੀ ਇਹ ਹਾਲੇ ਵੀ ਉਪਲਬਧ ਹੈ?',
  'ownQuestion.wrong_price': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਕੀਮਤ ਗਲਤ ਹੈ। ਕੀ ਉਹ ਸਹੀ ਹੈ?',
  'ownQuestion.fake': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਇਹ ਲਿਸਟਿੰਗ ਅਸਲੀ ਨਹੀਂ। ਕੀ ਇਹ ਉਵੇਂ ਹੀ ਵਿਕਾਊ ਹੈ ਜਿਵੇਂ ਤੁਸੀਂ ਲਿਖਿਆ ਹੈ?',
  'ownQuestion.duplicate': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਇਹ ਦੋ ਵਾਰ ਪਾਈ ਗਈ ਹੈ। ਕੀ ਇਹ ਹਾਲੇ ਵੀ ਵਿਕਾਊ ਹੈ? ਜਿਹੜੀ ਲਿਸਟਿੰਗ ਵਾਧੂ ਹੈ ਉਸਨੂੰ ਹਟਾਓ।',
  'ownQuestion.why': 'ਇਸਦੀ ਸ਼ਿਕਾਇਤ ਹੋਈ, ਅਤੇ ਸਾਡੇ ਕਰਮਚਾਰੀਆਂ ਨੇ {day} ਨੂੰ ਤੁਹਾਨੂੰ ਪੁੱਛਿਆ ਹੈ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਵੀ ਉਸਦਾ ਜਵਾਬ ਹੈ।',
};
