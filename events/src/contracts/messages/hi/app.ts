import type { Translation } from '../catalogue.ts';

export const app: Translation = {
  'app.skipToContent': 'सामग्री पर जाएँ',
  'app.menu': 'मेन्यू',
  'app.retry': 'फिर कोशिश करें',
  'app.loading': 'लोड हो रहा है',
  'app.demo': 'डेमो',
  'app.nav': 'मुख्य',
  'app.nav.home': 'होम',
  'app.nav.post': 'पोस्ट',
  'app.nav.dashboard': 'डैशबोर्ड',
  'app.nav.popular': 'लोकप्रिय',
  'app.nav.projects': 'प्रोजेक्ट',
  'app.nav.contact': 'संपर्क करें',
  'app.user.menu': 'आपका खाता',
  'app.user.loggedOut': 'आप लॉग आउट हो गए हैं!',
  'app.user.sessionExpired': 'सत्र समाप्त हो गया! कृपया फिर लॉग इन करें',
  'app.user.sessionUnclear': 'कुछ गड़बड़ हुई, कृपया फिर कोशिश करें!',
  'app.chat': 'व्हाट्सऐप पर हमसे बात करें',
  'app.chat.write': 'हमें लिखें',
  'app.error.network': 'कनेक्शन नहीं है। इंटरनेट जाँचें और फिर कोशिश करें।',
  'app.error.page': 'यह पेज नहीं दिखाया जा सका।',
  'app.error.pageHint': 'समस्या हमारी ओर से है। फिर कोशिश करें।',
  'app.region.unnamed': 'इस क्षेत्र',
  'app.head.suffix': '{title} | {brand}',
  'app.head.description':
    '{cities} में बिकाऊ फ़्लैट, कोठियाँ, प्लॉट, ऑफ़िस और शोरूम, एक ही नक़्शे पर। निजी ख़रीदारों से कोई शुल्क या कमीशन नहीं।',
  'app.head.image': 'बिकाऊ घरों वाला नक़्शा',
  'app.head.keywords': 'रियल एस्टेट, बिकाऊ प्रॉपर्टी, फ़्लैट, कोठी, प्लॉट, ऑफ़िस, शोरूम, {cities}',

  'app.notFound.head': 'पेज नहीं मिला',
};
