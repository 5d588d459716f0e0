import type { Translation } from '../catalogue.ts';

export const listingAround: Translation = {
  'listingAround.share': 'साझा करें',
  'listingAround.print': 'प्रिंट करें',
  'listingAround.copied': 'लिंक कॉपी हो गया।',
  'listingAround.notCopied': 'साझा नहीं हो सका। इसका पता है {url}',
  'listingAround.similar': 'मिलती-जुलती प्रॉपर्टी',
  'listingAround.similarWhy': 'इसी तरह की, 5 किमी के भीतर, ज़्यादा से ज़्यादा 20 % महँगी या सस्ती।',
  'listingAround.median': 'यहाँ का मध्य माँगा गया दाम:',
  'listingAround.own': 'इसका:',
  'listingAround.ofHomes': { one: 'इस तरह की {n} लिस्टिंग का मध्यमान।', other: 'इस तरह की {n} लिस्टिंग का मध्यमान।' },
  'listingAround.ofDemoHomes': {
    one: 'इस तरह की {n} डेमो लिस्टिंग का मध्यमान: काल्पनिक, बाज़ार का आँकड़ा नहीं।',
    other: 'इस तरह की {n} डेमो लिस्टिंग का मध्यमान: काल्पनिक, बाज़ार का आँकड़ा नहीं।',
  },
  'listingAround.tooFew': 'यहाँ इस तरह की 5 से कम लिस्टिंग हैं: मध्य दाम के लिए बहुत कम।',
};
