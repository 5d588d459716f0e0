import type { Translation } from '../catalogue.ts';

export const staffParked: Translation = {
  'staffParked.title': 'रुके हुए काम',
  'staffParked.goal': 'दस्तावेज़ जिनका ईवेंट लागू नहीं हो सका, और काम जो हर कोशिश में असफल रहे। कारण खोजें, फिर दोबारा कोशिश करें।',
  'staffParked.empty': 'कुछ भी रुका नहीं है।',
  'staffParked.keys': { one: '{n} दस्तावेज़ रुका है', other: '{n} दस्तावेज़ रुके हैं' },
  'staffParked.later': { one: '{n} बाद का ईवेंट इंतज़ार में है', other: '{n} बाद के ईवेंट इंतज़ार में हैं' },
  'staffParked.effects': { one: '{n} काम असफल रहा', other: '{n} काम असफल रहे' },
  'staffParked.attempts': { one: '{n} कोशिश', other: '{n} कोशिशें' },
  'staffParked.late': 'देर से चल रहे काम',
  'staffParked.waiting': { one: '{n} काम बाक़ी है', other: '{n} काम बाक़ी हैं' },
  'staffParked.notTried': 'अभी तक कोशिश नहीं हुई। जाँचें कि वर्कर चल रहा है।',
  'staffParked.release': 'फिर से प्रोसेस करें',
  'staffParked.retry': 'फिर कोशिश करें',
  'staffParked.released': 'ईवेंट फिर से प्रोसेस हो रहा है।',
  'staffParked.retried': 'एक मिनट के भीतर फिर कोशिश होगी।',
};
