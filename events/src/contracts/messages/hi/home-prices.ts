import type { Translation } from '../catalogue.ts';

export const homePrices: Translation = {
  'home.layers': 'नक़्शे पर रंगों से दिखाएँ',
  'home.layers.none': 'कोई नहीं',
  'home.layers.heat': 'क़ीमतें',
  'home.layers.lens': 'मेरा बजट',

  'home.prices.of': 'घर की क़िस्म',
  'home.prices.failed': 'क़ीमतें लोड नहीं हो सकीं।',
  'home.prices.none': 'इस तरह के मेल खाते घर 5 से कम हैं। आम क़ीमत दिखाने के लिए ये बहुत कम हैं।',
  'home.prices.demo': 'जहाँ पाँच से कम असली घर बिक्री पर हैं, वहाँ डेमो घर गिने जाते हैं। वे असली नहीं हैं।',
  'home.prices.under': '< {n}',
  'home.prices.from': '{n}+',
  'home.prices.places': { one: '{n} जगह की सूची', other: '{n} जगहों की सूची' },
  'home.prices.place': 'जगह',
  'home.prices.rate': 'बीच की क़ीमत',
  'home.prices.tooFew': 'बहुत कम घर',

  'home.heat.legend': '{what}: रुपये प्रति {unit}',
  'home.heat.unknown': 'आधार: {what}। बिना रंग: पाँच से कम घर',
  'home.heat.how':
    'हर ख़ाने के सत्यापित घरों की, क्षेत्रफल के हिसाब से माँगी गई क़ीमतों में बीच की क़ीमत। केवल आपके फ़िल्टर से मेल खाते घर गिने जाते हैं।',

  'home.lens.legend': '{what}: {amount} में कितने {unit}',
  'home.lens.unknown': 'आधार: {what}। स्लेटी: पाँच से कम घर। बिना रंग: कोई घर नहीं, या जगह पता नहीं',
  'home.lens.how':
    'आपके बजट में कितना क्षेत्रफल आता है, हर जगह के सत्यापित घरों की क्षेत्रफल के हिसाब से माँगी गई बीच की क़ीमत पर। क़ीमत का फ़िल्टर लागू नहीं होता। टूटी रेखा के गोले अनुमानित इलाक़े हैं।',
  'home.lens.amount': 'मेरा बजट',
  'home.lens.less': 'कम बजट',
  'home.lens.more': 'ज़्यादा बजट',
  'home.lens.area': '{amount} में क्षेत्रफल',
};
