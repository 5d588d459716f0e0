import type { Translation } from '../catalogue.ts';

export const priceWhatIf: Translation = {
  'priceWhatIf.searches': {
    one: 'ਹੋਰ ਲੋਕਾਂ ਦੀ ਘੱਟੋ-ਘੱਟ {n} ਸੰਭਾਲੀ ਖੋਜ ਵਿੱਚ ਆਵੇਗਾ।',
    other: 'ਹੋਰ ਲੋਕਾਂ ਦੀਆਂ ਘੱਟੋ-ਘੱਟ {n} ਸੰਭਾਲੀਆਂ ਖੋਜਾਂ ਵਿੱਚ ਆਵੇਗਾ।',
  },
  'priceWhatIf.fewSearches': 'ਹੋਰ ਲੋਕਾਂ ਦੀਆਂ 5 ਤੋਂ ਘੱਟ ਸੰਭਾਲੀਆਂ ਖੋਜਾਂ ਵਿੱਚ ਆਵੇਗਾ।',
  'priceWhatIf.searchedAt': 'ਖੋਜਾਂ {price} ਦੀ ਕੀਮਤ ’ਤੇ ਗਿਣੀਆਂ ਗਈਆਂ।',
  'priceWhatIf.neighbours': {
    one: '2 ਕਿਮੀ ਦੇ ਅੰਦਰ ਅਜਿਹੇ ਘੱਟੋ-ਘੱਟ {n} ਘਰ ਦੀ ਕੀਮਤ ਲਗਭਗ ਇੰਨੀ ਹੀ ਹੈ (±10 %)।',
    other: '2 ਕਿਮੀ ਦੇ ਅੰਦਰ ਅਜਿਹੇ ਘੱਟੋ-ਘੱਟ {n} ਘਰਾਂ ਦੀ ਕੀਮਤ ਲਗਭਗ ਇੰਨੀ ਹੀ ਹੈ (±10 %)।',
  },
  'priceWhatIf.demoNeighbours': {
    one: '2 ਕਿਮੀ ਦੇ ਅੰਦਰ ਅਜਿਹੇ ਘੱਟੋ-ਘੱਟ {n} ਡੈਮੋ ਘਰ ਦੀ ਕੀਮਤ ਲਗਭਗ ਇੰਨੀ ਹੀ ਹੈ (±10 %)।',
    other: '2 ਕਿਮੀ ਦੇ ਅੰਦਰ ਅਜਿਹੇ ਘੱਟੋ-ਘੱਟ {n} ਡੈਮੋ ਘਰਾਂ ਦੀ ਕੀਮਤ ਲਗਭਗ ਇੰਨੀ ਹੀ ਹੈ (±10 %)।',
  },
  'priceWhatIf.fewNeighbours': '2 ਕਿਮੀ ਦੇ ਅੰਦਰ ਅਜਿਹੇ 5 ਤੋਂ ਘੱਟ ਘਰਾਂ ਦੀ ਕੀਮਤ ਲਗਭਗ ਇੰਨੀ ਹੀ ਹੈ (±10 %)।',
  'priceWhatIf.failed': 'ਹੁਣੇ ਨਹੀਂ ਦੱਸਿਆ ਜਾ ਸਕਦਾ ਕਿ ਇਹ ਕੀਮਤ ਕਿੰਨੀਆਂ ਖੋਜਾਂ ਵਿੱਚ ਆਵੇਗੀ।',
};
