import type { Translation } from '../catalogue.ts';

export const staffAnalytics: Translation = {
  'staffAnalytics.title': 'विश्लेषण',
  'staffAnalytics.hint':
    'कितने घर पोस्ट हुए, सत्यापित हुए, संपर्क किए गए, सस्ते हुए और बिके, दिन और शहर के हिसाब से। डेमो घर शामिल नहीं हैं। दिन भारतीय समय के हिसाब से हैं।',
  'staffAnalytics.when': 'अवधि',
  'staffAnalytics.days': { one: '{n} दिन', other: '{n} दिन' },
  'staffAnalytics.posted': 'पोस्ट किए गए',
  'staffAnalytics.verified': 'सत्यापित',
  'staffAnalytics.contacted': 'संपर्क किए गए',
  'staffAnalytics.cuts': 'क़ीमतें घटीं',
  'staffAnalytics.sold': 'बिके',
  'staffAnalytics.forSale': 'शुरू में बिकाऊ',
  'staffAnalytics.share': 'खपत',
  'staffAnalytics.percent': '{percent}%',
  'staffAnalytics.absorbed': 'शुरू में बिकाऊ {n} घरों का {percent}%।',
  'staffAnalytics.took': 'आधे में ज़्यादा से ज़्यादा {median} लगे, दस में नौ में ज़्यादा से ज़्यादा {ninth}।',
  'staffAnalytics.howTitle': 'यह कैसे गिना जाता है',
  'staffAnalytics.plot': {
    one: '{n} दिन में {title}: कुल {total}, एक दिन में ज़्यादा से ज़्यादा {most}।',
    other: '{n} दिनों में {title}: कुल {total}, एक दिन में ज़्यादा से ज़्यादा {most}।',
  },
  'staffAnalytics.how.posted': 'इस अवधि में पोस्ट किए गए घर।',
  'staffAnalytics.how.verified': 'इस अवधि में सार्वजनिक हुए घर। समय पोस्ट किए जाने से सार्वजनिक होने तक गिना जाता है।',
  'staffAnalytics.how.contacted':
    'विक्रेता से संपर्क करने वाले ख़रीदार, हर घर के लिए एक बार गिने गए। समय सार्वजनिक होने से लेकर पहले संपर्क तक गिना जाता है। खुले डेटा में लोगों की छोटी संख्याएँ नहीं हैं और बाक़ी थोड़ी बदली हुई हैं, इसलिए यह आँकड़ा SQL से नहीं निकाला जा सकता।',
  'staffAnalytics.how.cuts': 'सार्वजनिक घरों की क़ीमत में कटौतियाँ। एक घर की दो कटौतियाँ दो गिनी जाती हैं।',
  'staffAnalytics.how.sold': 'खपत: अवधि की शुरुआत में बिकाऊ घरों में से कितने तब से बिक चुके हैं। बाद में पोस्ट किए गए घर नहीं गिने जाते।',
  'staffAnalytics.sql': 'यही क्वेरी SQL में, डेमो शहर के खुले डेटा के लिए',
  'staffAnalytics.agreed': 'आँकड़ों की अनुमति देने वाले आगंतुक',
  'staffAnalytics.agreedOf':
    'जिन आगंतुकों ने आँकड़ों की अनुमति दी, उन्होंने हर काम कितनी बार किया। खोजें और खोले गए पेज नहीं गिने जाते, इसलिए यह आगंतुकों का हिस्सा नहीं है। {n} से कम संख्याएँ छिपाई जाती हैं।',
  'staffAnalytics.agreedElsewhere': 'ये आँकड़े एक बाहरी सेवा इकट्ठा करती है।',
  'staffAnalytics.times': 'संख्या',
  'staffAnalytics.agreed.close': 'साइन-इन रद्द हुआ',
  'staffAnalytics.agreed.contacted': 'विक्रेता से संपर्क हुआ',
  'staffAnalytics.agreed.posted': 'घर पोस्ट किया गया',
  'staffAnalytics.few': '{n} से कम',
  'staffAnalytics.byCity': 'शहर के हिसाब से',
  'staffAnalytics.byDay': 'दिन के हिसाब से',
  'staffAnalytics.nowhere': 'शहर पता नहीं',
  'staffAnalytics.span.minutes': '{n} मिनट',
  'staffAnalytics.span.hours': '{n} घंटे',
  'staffAnalytics.export': 'माँगी गई क़ीमतें डाउनलोड करें',
  'staffAnalytics.exportOf':
    'हर सार्वजनिक माँगी गई क़ीमत, उसकी तारीख़ों, क़िस्म, आकार और जगह के साथ। फ़ाइल में कोई निजी डेटा नहीं है।',
  'staffAnalytics.exportNow': 'CSV डाउनलोड करें',
  'missedSearches.title.seller': 'ख़रीदार आपके जैसे घर खोजते हैं, पर उन्हें नहीं मिलते',
  'missedSearches.title.staff': 'बिना नतीजे वाली खोजें',
  'missedSearches.sessions': '{n}+ खोजें',
  'missedSearches.how':
    'ये खोजें आँकड़ों की अनुमति देने वाले आगंतुकों ने कम से कम पाँच दिनों और कम से कम पाँच ब्राउज़र सत्रों में कीं। अभी बाज़ार में कोई घर इनसे मेल नहीं खाता।',
};
