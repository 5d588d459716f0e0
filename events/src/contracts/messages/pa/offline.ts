import type { Translation } from '../catalogue.ts';

export const offline: Translation = {
  'offline.queued': 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਸੰਭਾਲਿਆ ਗਿਆ। ਆਨਲਾਈਨ ਹੁੰਦੇ ਹੀ ਭੇਜਿਆ ਜਾਵੇਗਾ।',
  'offline.sent': 'ਤੁਹਾਡੀਆਂ ਆਫਲਾਈਨ ਤਬਦੀਲੀਆਂ ਭੇਜ ਦਿੱਤੀਆਂ ਗਈਆਂ।',
  'offline.refused': 'ਤੁਹਾਡੀ ਇੱਕ ਆਫਲਾਈਨ ਤਬਦੀਲੀ ਲਾਗੂ ਨਹੀਂ ਹੋ ਸਕੀ।',
};
