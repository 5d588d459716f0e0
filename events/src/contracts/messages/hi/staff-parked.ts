import type { Translation } from '../catalogue.ts';

export const staffParked: Translation = {
  'staffParked.title': 'रुके हुए',
  'staffParked.goal': 'दस्तावेज़ जिनकी घटना लागू न हो सकी, और काम जो छोड़ दिए गए। कारण जानें, फिर दोबारा कोशिश करें।',
  'staffParked.empty': 'कुछ भी रुका नहीं है।',
  'staffParked.keys': { one: '{n} दस्तावेज़ रुका है', other: '{n} दस्तावेज़ रुके हैं' },
  'staffParked.later': { one: 'पीछे {n} घटना', other: 'पीछे {n} घटनाएँ' },
  'staffParked.effects': { one: '{n} काम छोड़ा गया', other: '{n} काम छोड़े गए' },
  'staffParked.attempts': { one: '{n} कोशिश', other: '{n} कोशिशें' },
  'staffParked.release': 'फिर लागू करें',
  'staffParked.retry': 'फिर कोशिश करें',
  'staffParked.released': 'इसे फिर लागू किया जा रहा है।',
  'staffParked.retried': 'एक मिनट में फिर कोशिश होगी।',
};
