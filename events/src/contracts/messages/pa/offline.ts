import type { Translation } from '../catalogue.ts';

export const offline: Translation = {
  'offline.queued': 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਸੰਭਾਲਿਆ ਗਿਆ। ਤੁਹਾਡੇ ਆਨਲਾਈਨ ਹੁੰਦੇ ਹੀ ਅਸੀਂ ਇਸ ਨੂੰ ਭੇਜ ਦੇਵਾਂਗੇ।',
  'offline.sent': 'ਤੁਹਾਡੀਆਂ ਆਫਲਾਈਨ ਤਬਦੀਲੀਆਂ ਭੇਜ ਦਿੱਤੀਆਂ ਗਈਆਂ।',
  'offline.refused': 'ਤੁਹਾਡੀ ਇੱਕ ਆਫਲਾਈਨ ਤਬਦੀਲੀ ਸੰਭਾਲੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਉਸ ਨੂੰ ਜਾਂਚ ਕੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
};
