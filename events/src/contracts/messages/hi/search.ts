import type { Translation } from '../catalogue.ts';

export const search: Translation = {
  'search.notFound': 'हमें यह नहीं मिला: {typed}',
  'search.hitEnter': 'मिलते-जुलते सुझावों के लिए Enter दबाएँ',
  'search.city': 'शहर',
  'search.in': '{city} में',
  'search.suggestions': 'सुझाव',
  'search.locality': 'इलाक़ा',
  'search.project': 'प्रोजेक्ट',
  'search.placesOnly': 'अभी सिर्फ़ जगहों के सुझाव मिल रहे हैं।',
  'search.didYouMean': 'क्या आपका मतलब {name} था?',
  'search.unknownPlace': '“{place}” नाम की कोई जगह हमें पता नहीं। शायद लिंक ग़लत लिखा है।',
};
