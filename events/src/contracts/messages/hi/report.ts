import type { Translation } from '../catalogue.ts';

export const report: Translation = {
  'report.kind': 'इसमें क्या ग़लत है?',
  'report.kind.sold': 'बिक चुकी है',
  'report.kind.wrong_price': 'क़ीमत ग़लत है',
  'report.kind.fake': 'नक़ली है',
  'report.kind.duplicate': 'दो बार डाली गई है',
  'report.note': 'आपको ऐसा क्यों लगता है?',
  'report.optional': 'ज़रूरी नहीं',
  'report.noteHint': 'फ़ोन नंबर और संपर्क के दूसरे तरीक़े हटा दिए जाते हैं।',
  'report.next':
    'यह हमारे कर्मचारियों के पास जाती है, सबसे पुरानी पहले। वे मालिक से पूछते हैं, लिस्टिंग हटाते हैं या रहने देते हैं; तब तक वह वैसी ही रहती है। मालिक को यह नहीं बताया जाता कि शिकायत किसने की, और आपको कोई जवाब नहीं मिलता।',
  'report.needsKind': 'चुनें कि क्या ग़लत है।',
  'report.send': 'शिकायत भेजें',
  'report.sent': 'धन्यवाद। आपकी शिकायत हमारे कर्मचारियों के पास पहुँच गई है।',
};
