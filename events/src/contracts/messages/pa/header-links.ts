import type { Translation } from '../catalogue.ts';

export const headerLinks: Translation = {
  'app.free': 'ਮੁਫ਼ਤ',
  'app.nav.site': 'ਸਾਈਟ',
  'app.nav.buy': 'ਖਰੀਦੋ',
  'app.nav.sell': 'ਵੇਚੋ',
  'app.nav.findProperty': 'ਪ੍ਰਾਪਰਟੀ ਲੱਭੋ',
  'app.nav.aboutUs': 'ਸਾਡੇ ਬਾਰੇ',
  'app.nav.featuredProjects': 'ਚੋਣਵੇਂ ਪ੍ਰੋਜੈਕਟ',
  'app.nav.blog': 'ਬਲੌਗ',
  'app.nav.popularSearches': 'ਪ੍ਰਸਿੱਧ ਖੋਜਾਂ',
  'app.nav.postProperty': 'ਪ੍ਰਾਪਰਟੀ ਪਾਓ',
  'app.nav.contact': 'ਸੰਪਰਕ ਕਰੋ',
};
