import type { Translation } from '../catalogue.ts';

export const priceWhatIf: Translation = {
  'priceWhatIf.searches': {
    one: 'दूसरे लोगों की कम से कम {n} सहेजी हुई खोज में आएगा।',
    other: 'दूसरे लोगों की कम से कम {n} सहेजी हुई खोजों में आएगा।',
  },
  'priceWhatIf.fewSearches': 'दूसरे लोगों की 5 से कम सहेजी हुई खोजों में आएगा।',
  'priceWhatIf.searchedAt': 'खोजें {price} के दाम पर गिनी गईं।',
  'priceWhatIf.neighbours': {
    one: '2 किमी के भीतर ऐसे कम से कम {n} घर का दाम लगभग इतना ही है (±10 %)।',
    other: '2 किमी के भीतर ऐसे कम से कम {n} घरों का दाम लगभग इतना ही है (±10 %)।',
  },
  'priceWhatIf.demoNeighbours': {
    one: '2 किमी के भीतर ऐसे कम से कम {n} डेमो घर का दाम लगभग इतना ही है (±10 %)।',
    other: '2 किमी के भीतर ऐसे कम से कम {n} डेमो घरों का दाम लगभग इतना ही है (±10 %)।',
  },
  'priceWhatIf.fewNeighbours': '2 किमी के भीतर ऐसे 5 से कम घरों का दाम लगभग इतना ही है (±10 %)।',
  'priceWhatIf.failed': 'अभी नहीं बताया जा सकता कि यह दाम कितनी खोजों में आएगा।',
};
