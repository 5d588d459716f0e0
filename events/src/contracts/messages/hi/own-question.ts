import type { Translation } from '../catalogue.ts';

export const ownQuestion: Translation = {
  'ownQuestion.title': 'हमारी टीम का सवाल',
  'ownQuestion.sold': 'किसी ने कहा है कि यह घर बिक चुका है। क्या यह अब भी उपलब्ध है?',
  'ownQuestion.wrong_price': 'किसी ने कहा है कि क़ीमत ग़लत है। क्या वह सही है?',
  'ownQuestion.fake': 'किसी ने कहा है कि यह लिस्टिंग असली नहीं है। क्या घर वैसा ही बिकाऊ है जैसा आपने लिखा है?',
  'ownQuestion.duplicate':
    'किसी ने कहा है कि यह घर दो बार डाला गया है। क्या यह अब भी बिकाऊ है? अगर हाँ, तो अतिरिक्त लिस्टिंग हटाएँ।',
  'ownQuestion.why': 'इस लिस्टिंग की शिकायत हुई, और हमारी टीम ने {day} को आपसे पूछा। जवाब देने के लिए नीचे से कोई विकल्प चुनें।',
};
