import type { Translation } from '../catalogue.ts';

export const ownQuestion: Translation = {
  'ownQuestion.title': 'ਸਾਡੀ ਟੀਮ ਦਾ ਸਵਾਲ',
  'ownQuestion.sold': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਇਹ ਘਰ ਵਿਕ ਚੁੱਕਾ ਹੈ। ਕੀ ਇਹ ਹਾਲੇ ਵੀ ਉਪਲਬਧ ਹੈ?',
  'ownQuestion.wrong_price': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਕੀਮਤ ਗਲਤ ਹੈ। ਕੀ ਉਹ ਸਹੀ ਹੈ?',
  'ownQuestion.fake': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਇਹ ਲਿਸਟਿੰਗ ਅਸਲੀ ਨਹੀਂ। ਕੀ ਘਰ ਉਵੇਂ ਹੀ ਵਿਕਾਊ ਹੈ ਜਿਵੇਂ ਤੁਸੀਂ ਲਿਖਿਆ ਹੈ?',
  'ownQuestion.duplicate': 'ਕਿਸੇ ਨੇ ਕਿਹਾ ਹੈ ਕਿ ਇਹ ਘਰ ਦੋ ਵਾਰ ਪਾਇਆ ਗਿਆ ਹੈ। ਕੀ ਇਹ ਹਾਲੇ ਵੀ ਵਿਕਾਊ ਹੈ? ਜੇ ਹਾਂ, ਤਾਂ ਵਾਧੂ ਲਿਸਟਿੰਗ ਹਟਾਓ।',
  'ownQuestion.why': 'ਇਸ ਲਿਸਟਿੰਗ ਦੀ ਸ਼ਿਕਾਇਤ ਹੋਈ, ਅਤੇ ਸਾਡੀ ਟੀਮ ਨੇ {day} ਨੂੰ ਤੁਹਾਨੂੰ ਪੁੱਛਿਆ। ਜਵਾਬ ਦੇਣ ਲਈ ਹੇਠੋਂ ਕੋਈ ਵਿਕਲਪ ਚੁਣੋ।',
};
