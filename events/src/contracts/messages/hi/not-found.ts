import type { Translation } from '../catalogue.ts';

export const notFound: Translation = {
  'app.notFound.title': 'पेज नहीं मिला',
  'app.notFound.hint': 'पता पुराना या ग़लत हो सकता है। अभी जो बिकाऊ है, वह सब नक़्शे पर है।',
  'app.notFound.toMap': 'नक़्शा खोलें',
};
