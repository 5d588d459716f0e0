import type { Translation } from '../catalogue.ts';

export const listingAround: Translation = {
  'listingAround.share': 'साझा करें',
  'listingAround.print': 'प्रिंट करें',
  'listingAround.copied': 'लिंक कॉपी हो गया।',
  'listingAround.notCopied': 'साझा नहीं हो सका। यह पता कॉपी करें: {url}',
  'listingAround.similar': 'मिलती-जुलती प्रॉपर्टी',
  'listingAround.similarWhy': 'इसी तरह की, 5 किमी के भीतर, ज़्यादा से ज़्यादा 20 % महँगी या सस्ती।',
  'listingAround.median': 'यहाँ आम तौर पर माँगा जाने वाला दाम:',
  'listingAround.own': 'इसका:',
  'listingAround.ofHomes': { one: 'इस तरह की {n} लिस्टिंग का मध्यमान।', other: 'इस तरह की {n} लिस्टिंग का मध्यमान।' },
  'listingAround.ofDemoHomes': {
    one: 'इस तरह की {n} डेमो लिस्टिंग का मध्यमान। डेमो लिस्टिंग असली नहीं हैं।',
    other: 'इस तरह की {n} डेमो लिस्टिंग का मध्यमान। डेमो लिस्टिंग असली नहीं हैं।',
  },
  'listingAround.tooFew': 'आम दाम बताने के लिए इस तरह के घर कम हैं (5 से कम)।',
};
