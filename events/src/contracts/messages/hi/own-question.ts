import type { Translation } from '../catalogue.ts';

export const ownQuestion: Translation = {
  'ownQuestion.title': 'हमारे कर्मचारियों का सवाल',
  'ownQuestion.sold': 'किसी ने कहा है कि यह बिक चुकी है। क्या यह अब भी उपलब्ध है?',
  'ownQuestion.wrong_price': 'किसी ने कहा है कि क़ीमत ग़लत है। क्या वह सही है?',
  'ownQuestion.fake': 'किसी ने कहा है कि यह लिस्टिंग असली नहीं है। क्या यह वैसी ही बिकाऊ है जैसा आपने लिखा है?',
  'ownQuestion.duplicate': 'किसी ने कहा है कि यह दो बार डाली गई है। क्या यह अब भी बिकाऊ है? जो लिस्टिंग ज़्यादा है उसे हटाएँ।',
  'ownQuestion.why': 'इसकी शिकायत हुई, और हमारे कर्मचारियों ने {day} को आपसे पूछा है। इनमें से कोई भी उसका जवाब है।',
};
