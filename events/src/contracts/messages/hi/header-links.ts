import type { Translation } from '../catalogue.ts';

export const headerLinks: Translation = {
  'app.free': 'मुफ़्त',
  'app.nav.site': 'साइट',
  'app.nav.buy': 'ख़रीदें',
  'app.nav.sell': 'बेचें',
  'app.nav.findProperty': 'प्रॉपर्टी खोजें',
  'app.nav.aboutUs': 'हमारे बारे में',
  'app.nav.featuredProjects': 'चुनिंदा प्रोजेक्ट',
  'app.nav.blog': 'ब्लॉग',
  'app.nav.popularSearches': 'लोकप्रिय खोजें',
  'app.nav.postProperty': 'प्रॉपर्टी डालें',
  'app.nav.contact': 'संपर्क करें',
};
