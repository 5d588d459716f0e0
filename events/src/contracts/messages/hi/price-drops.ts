import type { Translation } from '../catalogue.ts';

export const priceDrops: Translation = {
  'priceDrops.title': 'घटी हुई क़ीमतें',
  'priceDrops.head.description': 'घर जिनकी क़ीमत हाल में घटी है, सबसे नए पहले: फ़्लैट, कोठी, प्लॉट और ऑफ़िस।',
  'priceDrops.hint': 'हर घर पहले वाली क़ीमत पर कम से कम तीन दिन दिखाया गया था।',
  'priceDrops.where': 'कहाँ',
  'priceDrops.everywhere': 'हर जगह',
  'priceDrops.empty': 'यहाँ अभी कोई क़ीमत नहीं घटी है।',
  'priceDrops.emptyHint': 'खोज सहेजें, और क़ीमत घटते ही हम आपको बताएँगे।',
  'priceDrops.more': 'और दिखाएँ',
};
