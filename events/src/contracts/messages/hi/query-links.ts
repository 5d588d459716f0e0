import type { Translation } from '../catalogue.ts';

export const queryLinks: Translation = {
  'queryLinks.head.one': 'नक़्शे पर बिकाऊ घर',
  'queryLinks.head.title': 'लोकप्रिय खोजें',
  'queryLinks.head.description': 'लोकप्रिय खोजें: हर खोज नक़्शे पर, क़ीमत और क्षेत्रफल के साथ।',
  'queryLinks.head.of': '{title}: नक़्शे पर घर, क़ीमत, क्षेत्रफल और हमारे कर्मचारियों की जाँच के साथ।',
  'queryLinks.title': 'लोकप्रिय खोजें',
  'queryLinks.intro': 'हर खोज अपने फ़िल्टर के साथ नक़्शा खोलती है।',
  'queryLinks.none': 'अभी कोई लोकप्रिय खोज नहीं है।',
  'queryLinks.openMap': 'नक़्शा खोलें',
  'queryLinks.previous': 'पिछली लोकप्रिय खोजें',
  'queryLinks.next': 'और लोकप्रिय खोजें',
};
