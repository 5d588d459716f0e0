import type { Translation } from '../catalogue.ts';

export const dates: Translation = {
  'dates.jan': 'जन॰',
  'dates.feb': 'फ़र॰',
  'dates.mar': 'मार्च',
  'dates.apr': 'अप्रैल',
  'dates.may': 'मई',
  'dates.jun': 'जून',
  'dates.jul': 'जुल॰',
  'dates.aug': 'अग॰',
  'dates.sep': 'सित॰',
  'dates.oct': 'अक्टू॰',
  'dates.nov': 'नव॰',
  'dates.dec': 'दिस॰',
  'dates.justNow': 'अभी-अभी',
  'dates.yesterday': 'कल',
  'dates.minutesAgo': { one: '{n} मिनट पहले', other: '{n} मिनट पहले' },
  'dates.hoursAgo': { one: '{n} घंटा पहले', other: '{n} घंटे पहले' },
  'dates.daysAgo': { one: '{n} दिन पहले', other: '{n} दिन पहले' },
};
