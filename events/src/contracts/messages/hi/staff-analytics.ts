import type { Translation } from '../catalogue.ts';

export const staffAnalytics: Translation = {
  'staffAnalytics.title': 'विश्लेषण',
  'staffAnalytics.hint': 'क्या डाला गया, जाँचा गया और पूछा गया, कितनी जल्दी और कहाँ। डेमो घरों के बिना; दिन भारत के।',
  'staffAnalytics.when': 'कितने दिन पीछे तक',
  'staffAnalytics.days': { one: '{n} दिन', other: '{n} दिन' },
  'staffAnalytics.posted': 'डाले गए',
  'staffAnalytics.verified': 'जाँचे गए',
  'staffAnalytics.contacted': 'संपर्क किए गए',
  'staffAnalytics.took': 'आधे {median} के भीतर, दस में नौ {ninth} के भीतर।',
  'staffAnalytics.howTitle': 'यह कैसे गिना जाता है',
  'staffAnalytics.plot': {
    one: '{n} दिन में {title}: कुल {total}, एक दिन में ज़्यादा से ज़्यादा {most}।',
    other: '{n} दिनों में {title}: कुल {total}, एक दिन में ज़्यादा से ज़्यादा {most}।',
  },
  'staffAnalytics.how':
    'जाँचे गए वे घर हैं जो पहली बार दिखे, डाले जाने से गिनकर। संपर्क में ख़रीदार गिने जाते हैं; उसका समय घर के पहली बार दिखने से पहले ख़रीदार तक है।',
  'staffAnalytics.byCity': 'शहर के हिसाब से',
  'staffAnalytics.byDay': 'दिन के हिसाब से',
  'staffAnalytics.nowhere': 'कोई जाना हुआ शहर नहीं',
  'staffAnalytics.span.minutes': '{n} मिनट',
  'staffAnalytics.span.hours': '{n} घंटे',
  'staffAnalytics.export': 'माँगे गए दाम, फ़ाइल में',
  'staffAnalytics.exportOf':
    'हर वह दाम जो सबके सामने माँगा गया, उसके दिन, तरह, आकार और जगह के साथ। किसी व्यक्ति के बारे में कुछ नहीं।',
  'staffAnalytics.exportNow': 'डाउनलोड करें',
};
