import type { Translation } from '../catalogue.ts';

export const report: Translation = {
  'report.kind': 'ਇਸ ਲਿਸਟਿੰਗ ਵਿੱਚ ਕੀ ਗਲਤ ਹੈ?',
  'report.kind.sold': 'ਵਿਕ ਚੁੱਕੀ ਹੈ',
  'report.kind.wrong_price': 'ਕੀਮਤ ਗਲਤ ਹੈ',
  'report.kind.fake': 'ਨਕਲੀ ਲਿਸਟਿੰਗ',
  'report.kind.duplicate': 'ਦੋ ਵਾਰ ਪੋਸਟ ਕੀਤੀ ਗਈ ਹੈ',
  'report.note': 'ਵੇਰਵਾ',
  'report.optional': 'ਵਿਕਲਪਿਕ',
  'report.noteHint': 'ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਸੰਪਰਕ ਦੀ ਹੋਰ ਜਾਣਕਾਰੀ ਹਟਾ ਦਿੱਤੀ ਜਾਂਦੀ ਹੈ।',
  'report.next':
    'ਸਾਡੀ ਟੀਮ ਸ਼ਿਕਾਇਤਾਂ ਵੇਖਦੀ ਹੈ, ਸਭ ਤੋਂ ਪੁਰਾਣੀ ਪਹਿਲਾਂ। ਫਿਰ ਉਹ ਮਾਲਕ ਨੂੰ ਪੁੱਛਦੀ ਹੈ, ਲਿਸਟਿੰਗ ਹਟਾਉਂਦੀ ਹੈ ਜਾਂ ਰਹਿਣ ਦਿੰਦੀ ਹੈ। ਉਦੋਂ ਤੱਕ ਲਿਸਟਿੰਗ ਉਵੇਂ ਹੀ ਰਹਿੰਦੀ ਹੈ। ਅਸੀਂ ਮਾਲਕ ਨੂੰ ਨਹੀਂ ਦੱਸਦੇ ਕਿ ਸ਼ਿਕਾਇਤ ਕਿਸ ਨੇ ਕੀਤੀ, ਅਤੇ ਤੁਹਾਨੂੰ ਜਵਾਬ ਨਹੀਂ ਮਿਲੇਗਾ।',
  'report.needsKind': 'ਕੋਈ ਕਾਰਨ ਚੁਣੋ।',
  'report.send': 'ਸ਼ਿਕਾਇਤ ਭੇਜੋ',
  'report.sent': 'ਧੰਨਵਾਦ। ਸਾਡੀ ਟੀਮ ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਵੇਖੇਗੀ।',
};
