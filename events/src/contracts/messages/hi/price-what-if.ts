import type { Translation } from '../catalogue.ts';

export const priceWhatIf: Translation = {
  'priceWhatIf.searches': {
    one: 'दूसरे ख़रीदारों की कम से कम {n} सहेजी खोज से मेल खाता है।',
    other: 'दूसरे ख़रीदारों की कम से कम {n} सहेजी खोजों से मेल खाता है।',
  },
  'priceWhatIf.fewSearches': 'दूसरे ख़रीदारों की 5 से कम सहेजी खोजों से मेल खाता है।',
  'priceWhatIf.searchedAt': 'खोजें {price} की क़ीमत पर गिनी गईं।',
  'priceWhatIf.neighbours': {
    one: '2 किमी के भीतर कम से कम {n} मिलते-जुलते घर की क़ीमत लगभग इतनी ही है (±10%)।',
    other: '2 किमी के भीतर कम से कम {n} मिलते-जुलते घरों की क़ीमत लगभग इतनी ही है (±10%)।',
  },
  'priceWhatIf.demoNeighbours': {
    one: '2 किमी के भीतर कम से कम {n} मिलते-जुलते डेमो घर की क़ीमत लगभग इतनी ही है (±10%)।',
    other: '2 किमी के भीतर कम से कम {n} मिलते-जुलते डेमो घरों की क़ीमत लगभग इतनी ही है (±10%)।',
  },
  'priceWhatIf.fewNeighbours': '2 किमी के भीतर 5 से कम मिलते-जुलते घरों की क़ीमत लगभग इतनी ही है (±10%)।',
  'priceWhatIf.failed': 'इस क़ीमत पर माँग अभी नहीं बताई जा सकती।',
};
