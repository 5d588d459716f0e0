import type { Translation } from '../catalogue.ts';

export const staffParked: Translation = {
  'staffParked.title': 'ਰੁਕੇ ਹੋਏ ਕੰਮ',
  'staffParked.goal': 'ਦਸਤਾਵੇਜ਼ ਜਿਨ੍ਹਾਂ ਦਾ ਈਵੈਂਟ ਲਾਗੂ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਅਤੇ ਕੰਮ ਜੋ ਹਰ ਕੋਸ਼ਿਸ਼ ਵਿੱਚ ਅਸਫਲ ਰਹੇ। ਕਾਰਨ ਲੱਭੋ, ਫਿਰ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'staffParked.empty': 'ਕੁਝ ਵੀ ਰੁਕਿਆ ਨਹੀਂ ਹੈ।',
  'staffParked.keys': { one: '{n} ਦਸਤਾਵੇਜ਼ ਰੁਕਿਆ ਹੈ', other: '{n} ਦਸਤਾਵੇਜ਼ ਰੁਕੇ ਹਨ' },
  'staffParked.later': { one: '{n} ਬਾਅਦ ਵਾਲਾ ਈਵੈਂਟ ਉਡੀਕ ਵਿੱਚ ਹੈ', other: '{n} ਬਾਅਦ ਵਾਲੇ ਈਵੈਂਟ ਉਡੀਕ ਵਿੱਚ ਹਨ' },
  'staffParked.effects': { one: '{n} ਕੰਮ ਅਸਫਲ ਰਿਹਾ', other: '{n} ਕੰਮ ਅਸਫਲ ਰਹੇ' },
  'staffParked.attempts': { one: '{n} ਕੋਸ਼ਿਸ਼', other: '{n} ਕੋਸ਼ਿਸ਼ਾਂ' },
  'staffParked.late': 'ਦੇਰੀ ਨਾਲ ਚੱਲ ਰਹੇ ਕੰਮ',
  'staffParked.waiting': { one: '{n} ਕੰਮ ਬਾਕੀ ਹੈ', other: '{n} ਕੰਮ ਬਾਕੀ ਹਨ' },
  'staffParked.notTried': 'ਹਾਲੇ ਕੋਸ਼ਿਸ਼ ਨਹੀਂ ਹੋਈ। ਜਾਂਚੋ ਕਿ ਵਰਕਰ ਚੱਲ ਰਿਹਾ ਹੈ।',
  'staffParked.release': 'ਮੁੜ ਪ੍ਰੋਸੈਸ ਕਰੋ',
  'staffParked.retry': 'ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  'staffParked.released': 'ਈਵੈਂਟ ਮੁੜ ਪ੍ਰੋਸੈਸ ਹੋ ਰਿਹਾ ਹੈ।',
  'staffParked.retried': 'ਇੱਕ ਮਿੰਟ ਦੇ ਅੰਦਰ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਹੋਵੇਗੀ।',
};
