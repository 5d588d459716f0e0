import type { Translation } from '../catalogue.ts';

export const report: Translation = {
  'report.kind': 'इस लिस्टिंग में क्या ग़लत है?',
  'report.kind.sold': 'बिक चुकी है',
  'report.kind.wrong_price': 'क़ीमत ग़लत है',
  'report.kind.fake': 'नक़ली लिस्टिंग',
  'report.kind.duplicate': 'दो बार पोस्ट की गई है',
  'report.note': 'विवरण',
  'report.optional': 'वैकल्पिक',
  'report.noteHint': 'फ़ोन नंबर और संपर्क की दूसरी जानकारी हटा दी जाती है।',
  'report.next':
    'हमारी टीम शिकायतें देखती है, सबसे पुरानी पहले। फिर वह मालिक से पूछती है, लिस्टिंग हटाती है या रहने देती है। तब तक लिस्टिंग वैसी ही रहती है। हम मालिक को नहीं बताते कि शिकायत किसने की, और आपको जवाब नहीं मिलेगा।',
  'report.needsKind': 'कोई कारण चुनें।',
  'report.send': 'शिकायत भेजें',
  'report.sent': 'धन्यवाद। हमारी टीम आपकी शिकायत देखेगी।',
};
