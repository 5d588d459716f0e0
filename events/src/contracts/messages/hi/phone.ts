import type { Translation } from '../catalogue.ts';

export const phone: Translation = {
  'phone.country': 'देश का कोड',
  'phone.missing': 'अमान्य फ़ोन नंबर',
  'phone.characters': 'अमान्य फ़ोन नंबर: “{read}” में ऐसे अक्षर या चिह्न हैं जो फ़ोन नंबर में नहीं होते।',
  'phone.several': 'अमान्य फ़ोन नंबर: “{read}” में एक से ज़्यादा नंबर हैं। एक ही लिखें।',
  'phone.extension': 'अमान्य फ़ोन नंबर: “{read}” में एक्सटेंशन है। उसके बिना नंबर लिखें।',
  'phone.prefix_missing':
    'अमान्य फ़ोन नंबर: “{read}” भारत का मोबाइल नंबर नहीं है। लैंडलाइन 0 से और भारत के बाहर के नंबर + से शुरू करें।',
  'phone.invalid': 'अमान्य फ़ोन नंबर: “{read}” सही नंबर नहीं है। अंक जाँचें, या + और देश के कोड से शुरू करें।',
  'phone.cannot_receive_texts': '{read} मोबाइल नंबर नहीं है और इस पर एसएमएस नहीं आ सकता। मोबाइल नंबर लिखें।',
  'phone.country_not_texted': 'हम {country} के नंबरों पर एसएमएस नहीं भेज सकते। {countries} का नंबर दें, या हमसे संपर्क करें।',
  'phone.country_unclear': 'आपका मतलब {read} है या {other}? नंबर को + और देश के कोड के साथ लिखें।',
  'phone.writeToUs': 'इसके बजाय हमसे संपर्क करें',

  'freshCode.why': 'यह पक्का करने के लिए कि यह आप ही हैं, हम {phone} पर कोड भेजेंगे।',
  'freshCode.send': 'कोड भेजें',
  'freshCode.again': 'कोड फिर भेजें',
  'freshCode.againIn': '{n} सेकंड बाद कोड फिर भेजें',
  'freshCode.label': 'एसएमएस में आया कोड',
};
