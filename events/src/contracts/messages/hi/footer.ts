import type { Translation } from '../catalogue.ts';

export const footer: Translation = {
  'app.language': 'भाषा',
  'app.drawer.selling': 'मेरा बिक्री डैशबोर्ड',
  'app.drawer.staff': 'कर्मचारी',
  'app.drawer.followUs': 'हमें फ़ॉलो करें',
  'app.nav.contact': 'संपर्क करें',
  'app.footer.about': '{cities} के एक ही नक़्शे पर घर, प्लॉट, ऑफ़िस और शोरूम। निजी ख़रीदार कोई शुल्क या कमीशन नहीं देते।',
  'app.footer.agent': 'पंजीकृत रियल एस्टेट एजेंट, RERA नंबर: {rera}',
  'app.footer.grievance': 'शिकायत अधिकारी: {officer}',
  'app.footer.copyright': '© {year} {brand}',
  'app.footer.explore': 'देखें',
  'app.footer.priceDrops': 'घटी हुई कीमतें',
  'app.footer.searches': 'सहेजी खोजें',
  'app.footer.sellers': 'विक्रेताओं के लिए',
  'app.footer.contact': 'संपर्क',
  'app.footer.sitemap': 'साइटमैप',
  'app.footer.demo': 'डेमो लिखी लिस्टिंग काल्पनिक हैं, उनसे वास्तव में संपर्क नहीं हो सकता।',
};
