import type { PageTexts } from './texts-en.ts';

export const pageTextsHi: PageTexts = {
  'app.title.suffix': '{title} | {brand}',
  'app.title.default': 'मोहाली, चंडीगढ़, पंचकूला और ज़ीरकपुर में प्रॉपर्टी',
  'app.description.default':
    'मोहाली, चंडीगढ़, पंचकूला और ज़ीरकपुर में बिकाऊ फ़्लैट, कोठियाँ, प्लॉट, ऑफ़िस और शोरूम, एक ही नक़्शे पर। निजी ख़रीदारों से कोई शुल्क या कमीशन नहीं।',
  'app.keywords.default': 'रियल एस्टेट, बिकाऊ प्रॉपर्टी, फ़्लैट, कोठी, प्लॉट, ऑफ़िस, शोरूम, मोहाली, चंडीगढ़, पंचकूला, ज़ीरकपुर',
  'app.title.landing': 'ट्राइसिटी की सबसे अच्छी रियल एस्टेट कंपनी',
  'app.title.home': 'नक़्शे पर प्रॉपर्टी ख़रीदें',
  'app.title.login': 'साइन इन',
  'app.title.add': 'अपनी प्रॉपर्टी मुफ़्त डालें',
  'app.title.listing': 'प्रॉपर्टी',
  'app.title.gone': 'अब सूची में नहीं',
  'app.title.myListing': 'मेरी लिस्टिंग',
  'app.title.edit': 'लिस्टिंग बदलें',
  'app.title.leads': 'लीड',
  'app.title.staffReview': 'जाँच की क़तार',
  'app.title.notFound': 'पेज नहीं मिला',
  'app.description.login': 'मुफ़्त सहायता के साथ ऑनलाइन प्रॉपर्टी ख़रीदें और बेचें',
  'app.description.add': 'अपना फ़्लैट, कोठी, प्लॉट, ऑफ़िस या शोरूम मुफ़्त सहायता के साथ नक़्शे पर डालें।',
};
