import type { Translation } from '../catalogue.ts';

export const homePast: Translation = {
  'home.past': 'कोई पिछला दिन दिखाएँ',
  'home.past.title': 'किसी पिछले दिन का नक़्शा',
  'home.past.isLast': 'इसके बाद का दिन नहीं देखा जा सकता।',
  'home.past.day': 'दिन',
  'home.past.notOver': 'यह दिन अभी पूरा नहीं हुआ है। कोई पहले का दिन चुनें।',
  'home.past.earlier': 'एक दिन पहले',
  'home.past.later': 'एक दिन बाद',
  'home.past.play': 'हफ़्ते-दर-हफ़्ते चलाएँ',
  'home.past.stop': 'रोकें',
  'home.past.today': 'आज पर लौटें',
  'home.past.slider': 'पिछले एक साल का दिन',
  'home.past.none': 'उस दिन यहाँ बिकने के लिए कोई घर नहीं था।',
  'home.past.noneSuch': 'उस दिन यहाँ ऐसा कोई घर बिकने के लिए नहीं था।',
  'listing.past': '{day} के अंत की स्थिति।',
  'listing.past.now': 'अभी की लिस्टिंग देखें',
};
