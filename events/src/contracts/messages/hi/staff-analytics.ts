import type { Translation } from '../catalogue.ts';

export const staffAnalytics: Translation = {
  'staffAnalytics.title': 'विश्लेषण',
  'staffAnalytics.hint':
    'क्या डाला गया, जाँचा गया, पूछा गया, सस्ता हुआ और बिका, कितनी जल्दी और कहाँ। डेमो घरों के बिना; दिन भारत के।',
  'staffAnalytics.when': 'अवधि',
  'staffAnalytics.days': { one: '{n} दिन', other: '{n} दिन' },
  'staffAnalytics.posted': 'डाले गए',
  'staffAnalytics.verified': 'जाँचे गए',
  'staffAnalytics.contacted': 'संपर्क किए गए',
  'staffAnalytics.cuts': 'दाम घटे',
  'staffAnalytics.sold': 'बिके',
  'staffAnalytics.forSale': 'शुरू में बिकाऊ',
  'staffAnalytics.share': 'खपत',
  'staffAnalytics.percent': '{percent} %',
  'staffAnalytics.absorbed': 'शुरू में बिकाऊ {n} घरों के {percent} %।',
  'staffAnalytics.took': 'आधे {median} के भीतर, दस में नौ {ninth} के भीतर।',
  'staffAnalytics.howTitle': 'यह कैसे गिना जाता है',
  'staffAnalytics.plot': {
    one: '{n} दिन में {title}: कुल {total}, एक दिन में ज़्यादा से ज़्यादा {most}।',
    other: '{n} दिनों में {title}: कुल {total}, एक दिन में ज़्यादा से ज़्यादा {most}।',
  },
  'staffAnalytics.how.posted': 'इन दिनों में डाले गए घर।',
  'staffAnalytics.how.verified': 'इन दिनों में पहली बार दिखे घर। उनका समय डाले जाने से तब तक है।',
  'staffAnalytics.how.contacted':
    'विक्रेता से संपर्क करने वाले ख़रीदार, हर घर पर एक बार। समय घर के पहली बार दिखने से पहले ख़रीदार तक है। खुले आँकड़ों में लोग केवल बड़ी, थोड़ी बदली गई संख्याओं में हैं, इसलिए यह संख्या किसी SQL से नहीं मिलती।',
  'staffAnalytics.how.cuts': 'वे दाम जो सबके सामने रहते हुए घटाए गए; एक घर की दो कटौतियाँ दो गिनी जाती हैं।',
  'staffAnalytics.how.sold':
    'खपत: पहले दिन की शुरुआत में जो घर बिकाऊ थे, उनमें से तब से बिके घर, हर एक बार। जो बाद में बाज़ार में आए, वे न ऊपर गिने जाते हैं न नीचे।',
  'staffAnalytics.sql': 'यही SQL में, डेमो शहर के खुले आँकड़ों के लिए',
  'staffAnalytics.agreed': 'जिन्होंने आँकड़ों की अनुमति दी',
  'staffAnalytics.agreedOf':
    'जिन आगंतुकों ने आँकड़ों की अनुमति दी, उनमें हर बात कितनी बार हुई। खोजें और खोले गए पेज नहीं गिने जाते, इसलिए यह आगंतुकों का हिस्सा नहीं है। {n} से कम संख्याएँ छिपाई जाती हैं।',
  'staffAnalytics.agreedElsewhere': 'ये आँकड़े एक बाहरी सेवा इकट्ठा करती है।',
  'staffAnalytics.times': 'कितनी बार',
  'staffAnalytics.agreed.close': 'साइन-इन रद्द हुआ',
  'staffAnalytics.agreed.contacted': 'विक्रेता से संपर्क हुआ',
  'staffAnalytics.agreed.posted': 'घर डाला गया',
  'staffAnalytics.few': '{n} से कम',
  'staffAnalytics.byCity': 'शहर के हिसाब से',
  'staffAnalytics.byDay': 'दिन के हिसाब से',
  'staffAnalytics.nowhere': 'शहर पता नहीं',
  'staffAnalytics.span.minutes': '{n} मिनट',
  'staffAnalytics.span.hours': '{n} घंटे',
  'staffAnalytics.export': 'माँगे गए दाम, फ़ाइल में',
  'staffAnalytics.exportOf':
    'हर वह दाम जो सबके सामने माँगा गया, उसके दिन, तरह, आकार और जगह के साथ। किसी व्यक्ति के बारे में कुछ नहीं।',
  'staffAnalytics.exportNow': 'डाउनलोड करें',
};
