import type { Translation } from '../catalogue.ts';

export const listingAround: Translation = {
  'listingAround.share': 'साझा करें',
  'listingAround.print': 'प्रिंट करें',
  'listingAround.copied': 'लिंक कॉपी हो गया।',
  'listingAround.notCopied': 'साझा नहीं हो सका। यह पता कॉपी करें: {url}',
  'listingAround.similar': 'मिलती-जुलती प्रॉपर्टी',
  'listingAround.similarWhy': 'इसी तरह की, 5 किमी के भीतर, क़ीमत में 20% तक का अंतर।',
  'listingAround.median': 'यहाँ आम तौर पर माँगी गई क़ीमत:',
  'listingAround.own': 'यह घर:',
  'listingAround.ofHomes': {
    one: 'इस तरह की {n} लिस्टिंग की बीच की क़ीमत।',
    other: 'इस तरह की {n} लिस्टिंग की बीच की क़ीमत।',
  },
  'listingAround.ofDemoHomes': {
    one: 'इस तरह की {n} डेमो लिस्टिंग की बीच की क़ीमत। डेमो लिस्टिंग असली नहीं हैं।',
    other: 'इस तरह की {n} डेमो लिस्टिंग की बीच की क़ीमत। डेमो लिस्टिंग असली नहीं हैं।',
  },
  'listingAround.tooFew': 'आम क़ीमत बताने के लिए इस तरह के घर कम हैं (5 से कम)।',
};
