import { foldText } from './fold-text.ts';

const words = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.split(' ').map((word) => foldText(word).text)));

export const MAIL_PROVIDERS = words(
  'gmail gmial gmal gamil gmaill geemail jimail googlemail yahoo yahoomail ymail hotmail hotmial rediffmail rediff redifmail',
  'protonmail icloud aol जीमेल याहू हॉटमेल रेडिफमेल ਜੀਮੇਲ ਯਾਹੂ',
);
export const AT_WORDS = words('at ऐट एट ਐਟ');
export const DOT_WORDS = words('dot dott डॉट डाट ਡਾਟ ਡੌਟ');
/** That are not words in listings. */
export const TOP_LEVEL_DOMAINS = words(
  'com net org co info biz io app xyz online site ly ee gl gd cc tv ai dev tech example shop club link page live homes house',
  'land realty estate properties property website store me be कॉम ਕਾਮ',
);
/** India's, also an English word. */
export const INDIA_DOMAINS = words('in इन ਇਨ');
/** Common enough to follow a comma, space or spaced dot. */
export const COMMON_DOMAINS = words('com net org');
export const ADDRESS_BEGINNINGS = words('www http https hxxp hxxps');
/** A handle is enough to reach someone there. */
export const MESSENGERS = words(
  'telegram instagram insta snapchat skype viber discord linkedin facebook टेलीग्राम टेलिग्राम इंस्टाग्राम इंस्टा फेसबुक',
  'ਟੈਲੀਗ੍ਰਾਮ ਇੰਸਟਾਗ੍ਰਾਮ ਇੰਸਟਾ ਫੇਸਬੁੱਕ',
);
/** Ambiguous. */
export const SHORT_MESSENGERS = words('fb ig tg snap signal dm follow');
export const HANDLE_CUES = words('id handle page channel profile username');
/** Their addresses identify people: name@okaxis. */
export const PAYMENT_PROVIDERS = words('okaxis oksbi okicici okhdfcbank ybl ibl axl apl paytm upi ptsbi ptyes kotak');
/** The @ then means "at" or "for". */
export const AFTER_AT = words(
  'sector sec phase block mohali chandigarh panchkula zirakpur kharar derabassi mullanpur banur landran aerocity airport it jtpl',
  'rs inr just only best prime lowest lower affordable low cheap reasonable attractive great the a an near main new old',
  'market discounted special throwaway very',
);
