import type { Translation } from '../catalogue.ts';

export const offline: Translation = {
  'offline.queued': 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਰੱਖਿਆ ਗਿਆ। ਆਨਲਾਈਨ ਹੁੰਦੇ ਹੀ ਭੇਜਿਆ ਜਾਵੇਗਾ।',
  'offline.sent': 'ਆਫਲਾਈਨ ਕੀਤਾ ਕੰਮ ਭੇਜ ਦਿੱਤਾ ਗਿਆ।',
  'offline.refused': 'ਆਫਲਾਈਨ ਕੀਤਾ ਇੱਕ ਕੰਮ ਹੁਣ ਨਹੀਂ ਹੋ ਸਕਿਆ।',
};
