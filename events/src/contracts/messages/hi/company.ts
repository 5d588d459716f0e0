import type { Translation } from '../catalogue.ts';

export const company: Translation = {
  'company.about.title': 'हमारे बारे में',
  'company.about.description': 'हम कौन हैं, {cities} में बिकाऊ घरों का हमारा नक़्शा कैसे काम करता है, और ख़र्च क्या है।',
  'company.about.intro':
    '{brand} {cities} में बिकाऊ फ़्लैट, कोठियों, प्लॉट, ऑफ़िस और शोरूम का एक नक़्शा है। विक्रेता मुफ़्त में लिस्टिंग पोस्ट करते हैं, हमारे कर्मचारी हर लिस्टिंग जाँचते हैं, और ख़रीदार हर घर को नक़्शे पर उसकी असली जगह पर देखते हैं।',
  'company.contact': 'हमारे कार्यालय से संपर्क करें',
  'company.faq.title': 'अक्सर पूछे जाने वाले सवाल',
  'company.faq.description': 'लिस्टिंग कब लाइव होती है, फ़ोन नंबर कौन देख सकता है, और डेमो लिस्टिंग क्या होती हैं।',
  'company.faq.more': 'कोई और सवाल है?',
  'company.plans.title': 'सहायता योजनाएँ',
  'company.plans.description':
    'हम ख़रीदारों और विक्रेताओं के लिए क्या करते हैं और ख़र्च क्या है: ख़रीदारों के लिए कुछ नहीं, विक्रेताओं के लिए सौदे की रक़म का 0.5%।',
  'company.plans.intro': 'ख़रीदारों के लिए एक योजना है और विक्रेताओं के लिए एक। न कुछ बुक करना है, न पहले से कुछ देना है।',
  'company.plans.free': 'मुफ़्त',
  'company.plans.freeOf': 'निजी ख़रीदारों के लिए, हमेशा',
  'company.plans.fee': '0.5%',
  'company.plans.feeOf': 'सौदे की रक़म का, प्रॉपर्टी बिकने पर',
};
