import type { Translation } from '../catalogue.ts';

export const phone: Translation = {
  'phone.country': 'ਦੇਸ਼ ਦਾ ਕੋਡ',
  'phone.missing': 'ਗਲਤ ਫ਼ੋਨ ਨੰਬਰ',
  'phone.characters': 'ਗਲਤ ਫ਼ੋਨ ਨੰਬਰ: “{read}” ਵਿੱਚ ਅਜਿਹੇ ਅੱਖਰ ਜਾਂ ਚਿੰਨ੍ਹ ਹਨ ਜੋ ਫ਼ੋਨ ਨੰਬਰ ਵਿੱਚ ਨਹੀਂ ਹੁੰਦੇ।',
  'phone.several': 'ਗਲਤ ਫ਼ੋਨ ਨੰਬਰ: “{read}” ਵਿੱਚ ਇੱਕ ਤੋਂ ਵੱਧ ਨੰਬਰ ਹਨ। ਇੱਕ ਹੀ ਲਿਖੋ।',
  'phone.extension': 'ਗਲਤ ਫ਼ੋਨ ਨੰਬਰ: “{read}” ਵਿੱਚ ਐਕਸਟੈਂਸ਼ਨ ਹੈ। ਉਸ ਤੋਂ ਬਿਨਾਂ ਨੰਬਰ ਲਿਖੋ।',
  'phone.prefix_missing':
    'ਗਲਤ ਫ਼ੋਨ ਨੰਬਰ: “{read}” ਭਾਰਤ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਨਹੀਂ ਹੈ। ਲੈਂਡਲਾਈਨ 0 ਨਾਲ ਅਤੇ ਭਾਰਤ ਤੋਂ ਬਾਹਰ ਦੇ ਨੰਬਰ + ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।',
  'phone.invalid': 'ਗਲਤ ਫ਼ੋਨ ਨੰਬਰ: “{read}” ਸਹੀ ਨੰਬਰ ਨਹੀਂ ਹੈ। ਅੰਕ ਜਾਂਚੋ, ਜਾਂ + ਅਤੇ ਦੇਸ਼ ਦੇ ਕੋਡ ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।',
  'phone.cannot_receive_texts': '{read} ਮੋਬਾਈਲ ਨੰਬਰ ਨਹੀਂ ਹੈ ਅਤੇ ਇਸ ’ਤੇ ਐੱਸਐੱਮਐੱਸ ਨਹੀਂ ਆ ਸਕਦਾ। ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ।',
  'phone.country_not_texted': 'ਅਸੀਂ {country} ਦੇ ਨੰਬਰਾਂ ’ਤੇ ਐੱਸਐੱਮਐੱਸ ਨਹੀਂ ਭੇਜ ਸਕਦੇ। {countries} ਦਾ ਨੰਬਰ ਦਿਓ, ਜਾਂ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  'phone.country_unclear': 'ਤੁਹਾਡਾ ਮਤਲਬ {read} ਹੈ ਜਾਂ {other}? ਨੰਬਰ ਨੂੰ + ਅਤੇ ਦੇਸ਼ ਦੇ ਕੋਡ ਨਾਲ ਲਿਖੋ।',
  'phone.writeToUs': 'ਇਸ ਦੀ ਬਜਾਏ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ',

  'freshCode.why': 'ਇਹ ਪੱਕਾ ਕਰਨ ਲਈ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ, ਅਸੀਂ {phone} ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ।',
  'freshCode.send': 'ਕੋਡ ਭੇਜੋ',
  'freshCode.again': 'ਕੋਡ ਮੁੜ ਭੇਜੋ',
  'freshCode.againIn': '{n} ਸਕਿੰਟ ਬਾਅਦ ਕੋਡ ਮੁੜ ਭੇਜੋ',
  'freshCode.label': 'ਐੱਸਐੱਮਐੱਸ ਵਿੱਚ ਆਇਆ ਕੋਡ',
};
