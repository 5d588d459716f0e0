import type { Translation } from '../catalogue.ts';

export const report: Translation = {
  'report.kind': 'ਇਸ ਵਿੱਚ ਕੀ ਗਲਤ ਹੈ?',
  'report.kind.sold': 'ਵਿਕ ਚੁੱਕੀ ਹੈ',
  'report.kind.wrong_price': 'ਕੀਮਤ ਗਲਤ ਹੈ',
  'report.kind.fake': 'ਨਕਲੀ ਹੈ',
  'report.kind.duplicate': 'ਦੋ ਵਾਰ ਪਾਈ ਗਈ ਹੈ',
  'report.note': 'ਤੁਹਾਨੂੰ ਇਹ ਕਿਉਂ ਲੱਗਦਾ ਹੈ?',
  'report.optional': 'ਜ਼ਰੂਰੀ ਨਹੀਂ',
  'report.noteHint': 'ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਸੰਪਰਕ ਦੇ ਹੋਰ ਤਰੀਕੇ ਹਟਾ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ।',
  'report.next':
    'ਇਹ ਸਾਡੇ ਕਰਮਚਾਰੀਆਂ ਕੋਲ ਜਾਂਦੀ ਹੈ, ਸਭ ਤੋਂ ਪੁਰਾਣੀ ਪਹਿਲਾਂ। ਉਹ ਮਾਲਕ ਨੂੰ ਪੁੱਛਦੇ ਹਨ, ਲਿਸਟਿੰਗ ਹਟਾਉਂਦੇ ਹਨ ਜਾਂ ਰਹਿਣ ਦਿੰਦੇ ਹਨ; ਉਦੋਂ ਤੱਕ ਉਹ ਉਵੇਂ ਹੀ ਰਹਿੰਦੀ ਹੈ। ਮਾਲਕ ਨੂੰ ਨਹੀਂ ਦੱਸਿਆ ਜਾਂਦਾ ਕਿ ਸ਼ਿਕਾਇਤ ਕਿਸਨੇ ਕੀਤੀ, ਅਤੇ ਤੁਹਾਨੂੰ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਮਿਲਦਾ।',
  'report.needsKind': 'ਚੁਣੋ ਕਿ ਕੀ ਗਲਤ ਹੈ।',
  'report.send': 'ਸ਼ਿਕਾਇਤ ਭੇਜੋ',
  'report.sent': 'ਧੰਨਵਾਦ। ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਸਾਡੇ ਕਰਮਚਾਰੀਆਂ ਕੋਲ ਪਹੁੰਚ ਗਈ ਹੈ।',
};
