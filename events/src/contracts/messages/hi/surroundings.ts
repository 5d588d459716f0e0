import type { Translation } from '../catalogue.ts';

export const surroundings: Translation = {
  'near.title': 'आस-पास क्या है',
  'near.map': 'आस-पास का नक़्शा, ऊपर उत्तर',
  'near.station': '{name} रेलवे स्टेशन',
  'near.m': '{n} मी',
  'near.km': '{n} किमी',
  'near.why': 'दूरियाँ सीधी रेखा में हैं।',
  'near.this': 'यह घर',
  'near.similar': 'बिक्री के लिए मिलते-जुलते घर',
  'reach.minutes': '{place} तक {n} मिनट',
  'reach.about': '{place} तक लगभग {n} मिनट',
  'reach.km': '{place} तक {n} किमी',
};
