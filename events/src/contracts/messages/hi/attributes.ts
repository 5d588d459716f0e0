import type { Translation } from '../catalogue.ts';

export const attributes: Translation = {
  'attribute.bedrooms': 'बेडरूम',
  'attribute.bathrooms': 'बाथरूम',
  'attribute.balconies': 'बालकनी',
  'attribute.carParkings': 'कार पार्किंग',
  'attribute.ownership': 'स्वामित्व',
  'attribute.ownership.0': 'फ़्रीहोल्ड',
  'attribute.ownership.1': 'लीज़होल्ड',
  'attribute.ownership.2': 'पावर ऑफ़ अटॉर्नी',
  'attribute.ownership.3': 'सहकारी सोसाइटी',
  'attribute.reraNumber': 'रेरा पंजीकरण संख्या',
  'attribute.reraNumber.flag': 'रेरा पंजीकरण संख्या दी गई है',
  'attribute.furnishing': 'फ़र्निशिंग',
  'attribute.furnishing.unfurnished': 'बिना फ़र्नीचर',
  'attribute.furnishing.semi': 'सेमी-फ़र्निश्ड',
  'attribute.furnishing.furnished': 'पूरी तरह फ़र्निश्ड',
  'filter.labelled': '{label}: {value}',
  'filter.atLeast': '{count}+',
};
