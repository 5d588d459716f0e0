import type { Translation } from '../catalogue.ts';

export const appParts: Translation = {
  'app.close': 'बंद करें',
  'app.dismiss': 'हटाएँ',
  'app.undo': 'वापस लें',
  'app.cancel': 'रद्द करें',
  'app.plainMap': 'सड़कें लोड नहीं हो सकीं।',
  'app.illustration': 'चित्रण',
  'app.illustrationOf': '{subtype} का चित्रण, फ़ोटो नहीं',
  'app.nav.leads': 'लीड',
  'app.nav.myListing': 'मेरी लिस्टिंग',
  'app.nav.review': 'जाँच की क़तार',
  'app.nav.landing': 'शुरुआती पेज',
  'app.user.hello': 'नमस्ते',
  'app.user.signIn': 'साइन इन',
  'app.user.logout': 'लॉग आउट',
  'app.error.server': 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  'app.error.tooMany': 'बहुत सारे अनुरोध। {n} सेकंड में फिर कोशिश करें।',
  'app.error.summary': { one: '{n} जगह फिर देखें:', other: '{n} जगहें फिर देखें:' },
};
