import type { Translation } from '../catalogue.ts';

export const footer: Translation = {
  'app.language': 'ਭਾਸ਼ਾ',
  'app.drawer.selling': 'ਮੇਰਾ ਵਿਕਰੀ ਡੈਸ਼ਬੋਰਡ',
  'app.drawer.staff': 'ਸਟਾਫ਼',
  'app.drawer.followUs': 'ਸਾਨੂੰ ਫਾਲੋ ਕਰੋ',
  'app.nav.contact': 'ਸੰਪਰਕ ਕਰੋ',
  'app.footer.about': '{cities} ਦੇ ਇੱਕੋ ਨਕਸ਼ੇ ’ਤੇ ਘਰ, ਪਲਾਟ, ਦਫ਼ਤਰ ਅਤੇ ਸ਼ੋਅਰੂਮ। ਨਿੱਜੀ ਖਰੀਦਦਾਰ ਕੋਈ ਫੀਸ ਜਾਂ ਕਮਿਸ਼ਨ ਨਹੀਂ ਦਿੰਦੇ।',
  'app.footer.agent': 'ਰਜਿਸਟਰਡ ਰੀਅਲ ਅਸਟੇਟ ਏਜੰਟ, RERA ਨੰਬਰ: {rera}',
  'app.footer.grievance': 'ਸ਼ਿਕਾਇਤ ਅਧਿਕਾਰੀ: {officer}',
  'app.footer.copyright': '© {year} {brand}',
  'app.footer.explore': 'ਵੇਖੋ',
  'app.footer.priceDrops': 'ਘਟੀਆਂ ਕੀਮਤਾਂ',
  'app.footer.searches': 'ਸੰਭਾਲੀਆਂ ਖੋਜਾਂ',
  'app.footer.sellers': 'ਵੇਚਣ ਵਾਲਿਆਂ ਲਈ',
  'app.footer.contact': 'ਸੰਪਰਕ',
  'app.footer.sitemap': 'ਸਾਈਟਮੈਪ',
  'app.footer.demo': 'ਡੈਮੋ ਲਿਖੀਆਂ ਲਿਸਟਿੰਗਾਂ ਕਾਲਪਨਿਕ ਹਨ, ਉਨ੍ਹਾਂ ਨਾਲ ਅਸਲ ਵਿੱਚ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
};
