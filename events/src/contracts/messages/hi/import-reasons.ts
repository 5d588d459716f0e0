import type { Translation } from '../catalogue.ts';

export const importReasons: Translation = {
  'imports.reason.empty': 'फ़ाइल ख़ाली है',
  'imports.reason.no_rows': 'फ़ाइल में कॉलम के नाम हैं, पर कोई पंक्ति नहीं',
  'imports.reason.too_many_rows': 'फ़ाइल में {most} से ज़्यादा पंक्तियाँ हैं: उसे कई फ़ाइलों में बाँटें',
  'imports.reason.wrong_encoding':
    'पंक्ति {line} {encoding} नहीं है: फ़ाइल को UTF-8 में सहेजें, या बताएँ कि वह किस एन्कोडिंग में है, जैसे windows-1252',
  'imports.reason.unknown_encoding': '“{given}” नाम की कोई एन्कोडिंग नहीं है: utf-8, windows-1252 या utf-16le आज़माएँ',
  'imports.reason.quote_open':
    'पंक्ति {line} में खुला उद्धरण चिह्न कहीं बंद नहीं होता: उसे वहीं बंद करें, या पाठ का हिस्सा हो तो दो बार लिखें',
  'imports.reason.quote_misplaced':
    'पंक्ति {line} में उद्धरण चिह्न पाठ के बीच में है: पाठ का हिस्सा हो तो दो बार लिखें, या पूरे पाठ को उद्धरण में रखें',
  'imports.reason.missing_columns':
    'ये कॉलम नहीं हैं: {missing}। फ़ाइल में हैं: {header}। बताएँ कि इनमें से कौन-सा कौन है, या सब पंक्तियों के लिए एक मान दें',
  'imports.reason.doubled_column': 'कॉलम {places} दोनों “{name}” हैं: फ़ाइल में एक का नाम बदलें या उसे हटाएँ, या नंबर से एक चुनें',
  'imports.reason.unnamed_columns':
    'कॉलम {places} का कोई नाम नहीं है, जैसा मिली हुई कोशिकाओं से होता है: स्प्रेडशीट की पहली पंक्ति को अलग-अलग करें, हर कॉलम को अपना नाम दें और फिर सहेजें। नहीं मिले: {missing}',
  'imports.reason.names_below': 'कॉलम के नाम पंक्ति {line} में हैं: उससे ऊपर की पंक्तियाँ हटाएँ और फिर सहेजें',
  'imports.reason.map_unknown': '{given}: उनका=हमारा होना चाहिए, हमारा इनमें से एक: {columns}',
  'imports.reason.map_absent': '{given}: फ़ाइल में ऐसा कोई कॉलम नहीं है, उसमें हैं: {header}',
  'imports.reason.set_unknown': '{given}: हमारा=मान होना चाहिए, हमारा इनमें से एक: {columns}',
  'imports.reason.delimiter_unknown': '“{given}” से कॉलम अलग नहीं होते: कॉमा, सेमीकोलन, बार या “tab” लें',
  'imports.reason.missing': 'नहीं दिया गया',
  'imports.reason.not_number': '“{text}” कोई संख्या नहीं है',
  'imports.reason.comma': '“{text}” का कॉमा हज़ार अलग नहीं करता: दशमलव बिंदु से लिखें',
  'imports.reason.not_rupees': '“{text}” रुपयों में नहीं है',
  'imports.reason.may_be_several': '“{text}” कई हो सकते हैं: संख्या दें, या ज़्यादा के लिए {most}+',
  'imports.reason.half_bedroom': '“{text}” बेडरूम की पूरी संख्या नहीं है',
  'imports.reason.unit_unknown': '“{text}” अनजानी इकाई है: sqft, sqyd, gaj, marla, kanal, acre, sqm, biswa या bigha लिखें',
  'imports.reason.units_differ': '“{text}” में {unit} से अलग इकाई है',
  'imports.reason.beyond_last': '“{text}” आख़िरी कॉलम के बाद है: पाठ के भीतर कॉमा हो तो पाठ को उद्धरण में रखें',
  'imports.reason.id_repeated': 'पंक्ति {line} में पहले से है',
  'imports.reason.id_missing':
    'नहीं दी गई, इसलिए पता नहीं चलता कि पंक्ति क्या बदलती है: पहचान दें, या दूसरों को बदले बिना नई पंक्तियाँ लाएँ',
  'imports.reason.command': '{reason}',
  'imports.reason.rounded': '“{text}” को {read} पढ़ा गया',
  'imports.column.type': 'residential (आवासीय) या commercial (व्यावसायिक)',
  'imports.column.subtype': 'इनमें से एक: flat, kothi, residential-plot, commercial-plot, office, showroom, other',
  'imports.column.title': '3 से 120 अक्षर, बिना किसी संपर्क के',
  'imports.column.price': 'रुपयों में: 4500000, 45,00,000, ₹ 45 lakh या 1.2 Cr',
  'imports.column.area': 'संख्या, इकाई उसके पीछे या अलग कॉलम में',
  'imports.column.area_unit': 'sqft, sqyd, gaj, marla, kanal, acre, sqm, biswa या bigha',
  'imports.column.lat': 'अक्षांश, डिग्री में',
  'imports.column.lng': 'देशांतर, डिग्री में',
  'imports.column.external_id': 'आपका अपना नाम: पंक्ति इसी से फिर पहचानी जाती है',
  'imports.column.bedrooms': '1 से 9, 9+ या 3 BHK; केवल फ़्लैट और कोठी के लिए',
  'imports.column.bathrooms': '1, 2, 3 या 3+; आधा बाथरूम एक गिना जाता है',
  'imports.column.city': 'न हो तो नक्शे की जगह से पता चलता है',
  'imports.column.locality': 'न हो तो नक्शे की जगह से पता चलता है',
  'imports.column.project': 'सोसाइटी या प्रोजेक्ट',
  'imports.column.description': '5,000 अक्षर तक',
};
