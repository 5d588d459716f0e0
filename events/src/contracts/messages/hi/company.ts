import type { Translation } from '../catalogue.ts';

export const company: Translation = {
  'company.about.title': 'हमारे बारे में',
  'company.about.description': 'हम कौन हैं, {cities} में बिकाऊ घरों का हमारा नक़्शा कैसे काम करता है, और ख़र्च क्या है।',
  'company.about.intro':
    '{brand} {cities} में बिकाऊ फ़्लैट, कोठियों, प्लॉट, ऑफ़िस और शोरूम का एक नक़्शा है। विक्रेता मुफ़्त में डालते हैं, हमारे कर्मचारी जाँचते हैं, और ख़रीदार उसे वहीं देखते हैं जहाँ वह सचमुच है।',
  'company.contact': 'हमारे कार्यालय को लिखें',
  'company.faq.title': 'सवाल-जवाब',
  'company.faq.description': 'लिस्टिंग कब दिखती है, फ़ोन नंबर कौन देखता है, और डेमो लिस्टिंग क्या हैं।',
  'company.faq.more': 'कुछ और पूछना है?',
  'company.plans.title': 'सहायता योजनाएँ',
  'company.plans.description':
    'हम ख़रीदारों और विक्रेताओं के लिए क्या करते हैं और ख़र्च क्या है: ख़रीदारों के लिए कुछ नहीं, विक्रेताओं के लिए सौदे की रक़म का 0.5%।',
  'company.plans.intro': 'दोनों पक्षों के लिए एक-एक योजना है, न कुछ बुक करना है, न पहले से कुछ देना है।',
  'company.plans.free': 'मुफ़्त',
  'company.plans.freeOf': 'निजी ख़रीदारों के लिए, हमेशा',
  'company.plans.fee': '0.5%',
  'company.plans.feeOf': 'सौदे की रक़म का, बिक जाने पर',
};
