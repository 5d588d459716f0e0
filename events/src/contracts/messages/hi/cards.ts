import type { Translation } from '../catalogue.ts';

export const cards: Translation = {
  'trade.lister.owner': 'मालिक',
  'trade.lister.agent': 'डीलर / एजेंट',
  'trade.lister.builder': 'बिल्डर',
  'trade.lister.relative': 'परिवार / मित्र',
  'trade.lister.naksha_admin': 'हमारा कार्यालय',

  'card.today': 'आज',
  'card.yesterday': 'कल',
  'card.daysAgo': { one: '{n} दिन पहले', other: '{n} दिन पहले' },
  'card.monthsAgo': { one: '{n} महीना पहले', other: '{n} महीने पहले' },
};
