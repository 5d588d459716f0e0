import type { Translation } from '../catalogue.ts';

export const attributes: Translation = {
  'attribute.bedrooms': 'ਬੈੱਡਰੂਮ',
  'attribute.bathrooms': 'ਬਾਥਰੂਮ',
  'attribute.balconies': 'ਬਾਲਕਨੀਆਂ',
  'attribute.carParkings': 'ਕਾਰ ਪਾਰਕਿੰਗ',
  'attribute.ownership': 'ਮਾਲਕੀ',
  'attribute.ownership.0': 'ਫ੍ਰੀਹੋਲਡ',
  'attribute.ownership.1': 'ਲੀਜ਼ਹੋਲਡ',
  'attribute.ownership.2': 'ਪਾਵਰ ਆਫ਼ ਅਟਾਰਨੀ',
  'attribute.ownership.3': 'ਸਹਿਕਾਰੀ ਸੋਸਾਇਟੀ',
  'attribute.reraNumber': 'ਰੇਰਾ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ',
  'filter.labelled': '{label}: {value}',
  'filter.atLeast': '{count}+',
};
