import type { Amenity } from '../amenities.ts';
import type { AreaUnit } from '../area.ts';
import type { ListerType, PropertyType, Subtype } from '../property-kinds.ts';
import type { RoomFlag } from '../room-flags.ts';
import { normalizePhraseKey } from './split-query.ts';

/** English, Hindi, Punjabi, and both in Latin letters, separated by "|"; spaces and hyphens make no difference. */
type Phrases = string;

export const KIND_WORDS: readonly (readonly [readonly Subtype[], Phrases])[] = [
  [
    ['flat'],
    'flat|flats|flt|flts|falt|apartment|apartments|apt|apts|aptt|condo|condos|condominium|penthouse|pent house|society flat|society flats|builder floor|builder floors|independent floor|independent floors|service apartment|service apartments|penthouses|group housing|फ्लैट|फ्लैट्स|फलैट|अपार्टमेंट|पेंटहाउस|बिल्डर फ्लोर|ਫਲੈਟ|ਫਲੈਟਸ|ਫਲੈਟਾਂ|ਅਪਾਰਟਮੈਂਟ|ਬਿਲਡਰ ਫਲੋਰ|ਪੈਂਟਹਾਊਸ',
  ],
  [
    ['kothi'],
    'kothi|kothis|kothiyan|kothian|kothee|koti|house|houses|independent house|independent houses|independent home|independent kothi|villa|villas|bungalow|bungalows|bunglow|banglow|bangla|row house|row houses|town house|town houses|farm house|farm houses|farmhouses|independent villa|mansion|haveli|makan|makaan|makans|कोठी|कोठियां|मकान|मकानों|विला|बंगला|हवेली|ਕੋਠੀ|ਕੋਠੀਆਂ|ਮਕਾਨ|ਮਕਾਨਾਂ|ਵਿਲਾ|ਬੰਗਲਾ|ਹਵੇਲੀ',
  ],
  [['flat', 'kothi'], 'duplex|duplexes|triplex|simplex|डुप्लेक्स|ਡੁਪਲੈਕਸ'],
  [
    ['residential-plot', 'commercial-plot'],
    'plot|plots|plat|plaat|palat|land|vacant land|bhukhand|zameen|jameen|zamin|jamin|प्लॉट|प्लाट|प्लाॅट|प्लॉट्स|भूखंड|जमीन|ਪਲਾਟ|ਪਲਾਟਸ|ਪਲਾਟਾਂ|ਜਮੀਨ',
  ],
  [
    ['residential-plot'],
    'residential plot|residential plots|residential land|house plot|housing plot|kothi plot|रिहायशी प्लॉट|रिहायशी प्लाट|आवासीय प्लॉट|आवासीय भूखंड|ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ',
  ],
  [
    ['commercial-plot'],
    'commercial plot|commercial plots|commercial land|showroom plot|shop plot|sco plot|कमर्शियल प्लॉट|व्यावसायिक प्लॉट|ਵਪਾਰਕ ਪਲਾਟ|ਕਮਰਸ਼ੀਅਲ ਪਲਾਟ',
  ],
  [
    ['office'],
    'office|offices|ofice|office space|office spaces|commercial office|it office|coworking|co working|co working space|workspace|daftar|ऑफिस|आफिस|दफ्तर|कार्यालय|ਦਫਤਰ|ਆਫਿਸ|ਆਫਸ',
  ],
  [
    ['showroom'],
    'showroom|showrooms|show room|shop|shops|retail shop|retail space|booth|booths|sco|scos|scf|scfs|s c o|s c f|shop cum office|shop cum flat|shop cum offices|dukan|dukaan|dukanein|dukana|hatti|शोरूम|शोरुम|दुकान|दूकान|दुकानें|ਸ਼ੋਅਰੂਮ|ਸ਼ੋਰੂਮ|ਦੁਕਾਨ|ਦੁਕਾਨਾਂ|ਹੱਟੀ',
  ],
];

export const TYPE_WORDS: Readonly<Record<PropertyType, Phrases>> = {
  residential:
    'residential|residential property|residential properties|residential home|आवासीय|रिहायशी|रिहायशी संपत्ति|ਰਿਹਾਇਸ਼ੀ|ਰਿਹਾਇਸ਼ੀ ਜਾਇਦਾਦ|rihayshi',
  commercial:
    'commercial|commercial property|commercial properties|commercial space|commercial unit|व्यावसायिक|वाणिज्यिक|कमर्शियल|व्यावसायिक संपत्ति|ਵਪਾਰਕ|ਕਮਰਸ਼ੀਅਲ|ਵਪਾਰਕ ਜਾਇਦਾਦ',
};

export const LISTER_WORDS: Readonly<Partial<Record<ListerType, Phrases>>> = {
  owner:
    'owner|owners|owner only|only owner|direct owner|direct from owner|from owner|by owner|owner direct|direct by owner|owner listed|owner property|no broker|no brokers|no brokerage|zero brokerage|without broker|without brokerage|without brokers|0 brokerage|brokerage free|broker free|no dealer|no dealers|without dealer|without dealers|no agent|no agents|without agent|without agents|no middleman|bina broker|bina dealer|bina agent|bina dalal|malik|maalik|malik se|malik se seedha|seedha malik se|sidha malik se|sidhe malik se|makan malik|malak ton|मालिक|मालिक से|सीधे मालिक से|मालिक से सीधे|मालिक से सीधा|मकान मालिक|बिना ब्रोकर|बिना दलाल|बिना डीलर|बिना एजेंट|ब्रोकर नहीं|दलाल नहीं|ਮਾਲਕ|ਮਾਲਕ ਤੋਂ|ਸਿੱਧਾ ਮਾਲਕ|ਮਾਲਕ ਤੋਂ ਸਿੱਧਾ|ਮਾਲਕ ਤੋਂ ਸਿੱਧੀ|ਬਿਨਾਂ ਬ੍ਰੋਕਰ|ਬਿਨਾਂ ਦਲਾਲ|ਬਿਨਾਂ ਡੀਲਰ',
  agent:
    'agent|agents|by agent|from agent|broker|brokers|by broker|dealer|dealers|by dealer|property dealer|एजेंट|डीलर|ब्रोकर|ਏਜੰਟ|ਡੀਲਰ|ਬ੍ਰੋਕਰ',
  builder:
    'builder|builders|by builder|from builder|direct builder|direct from builder|developer|by developer|from developer|बिल्डर|बिल्डर से|ਬਿਲਡਰ|ਬਿਲਡਰ ਤੋਂ',
};

export const READY_WORDS: Readonly<Record<'ready' | 'not-ready', Phrases>> = {
  ready:
    'ready|ready to move|ready to move in|ready for possession|ready possession|ready to shift|ready to occupy|move in ready|immediate possession|possession ready|rtm|tayar|taiyar|तैयार|रेडी टू मूव|तुरंत कब्जा|ਤਿਆਰ|ਰੈਡੀ ਟੂ ਮੂਵ|ਤੁਰੰਤ ਕਬਜ਼ਾ',
  'not-ready':
    'under construction|underconstruction|uc|being built|in construction|pre launch|निर्माणाधीन|अंडर कंस्ट्रक्शन|ਉਸਾਰੀ ਅਧੀਨ|ਨਿਰਮਾਣ ਅਧੀਨ|ਅੰਡਰ ਕੰਸਟ੍ਰਕਸ਼ਨ',
};

/** In addition to the attributes' own: a single word can mean more in a search than in a title. */
export const TRANSACTION_WORDS: Readonly<Record<'new' | 'resale', Phrases>> = {
  new: 'new|new construction|newly constructed|newly built|new built|brand new|new booking|fresh booking|first hand|naya|nayi|navi|nava|नया|नई|नये|नयी|नया निर्माण|ਨਵਾਂ|ਨਵੀਂ|ਨਵੇਂ|ਨਵੀਂ ਉਸਾਰੀ',
  resale: 'resale|re sale|second hand|secondhand|old construction|old|purana|purani|पुराना|पुरानी|पुनर्विक्रय|ਪੁਰਾਣਾ|ਪੁਰਾਣੀ',
};

export const FURNISHING_WORDS: Readonly<Record<'unfurnished' | 'semi' | 'furnished', Phrases>> = {
  unfurnished:
    'non furnished|un furnished|not furnished|without furniture|bare shell|bina furniture|अनफर्निश्ड|ਬਿਨਾਂ ਫਰਨੀਚਰ',
  semi: 'semi furnish|semi|half furnished|part furnished|सेमी फर्निश्ड|ਸੈਮੀ ਫਰਨਿਸ਼ਡ',
  furnished: 'fully furnished|full furnished|well furnished|with furniture|furnish|फुली फर्निश्ड|ਫੁੱਲੀ ਫਰਨਿਸ਼ਡ',
};

export const AMENITY_WORDS: Readonly<Record<Amenity, Phrases>> = {
  gym: 'gym|gymnasium|fitness centre|fitness center|जिम|ਜਿਮ',
  swimmingPool: 'swimming pool|pool|swiming pool|स्विमिंग पूल|ਸਵਿਮਿੰਗ ਪੂਲ|ਤਰਣ ਤਾਲ',
  club: 'club|club house|clubhouse|क्लब|क्लब हाउस|ਕਲੱਬ',
  park: 'with park|with parks|with a park|near park|park nearby|park ke paas|park de kol|पार्क वाला|पार्क के पास|ਪਾਰਕ ਵਾਲਾ|ਪਾਰਕ ਦੇ ਨੇੜੇ',
  laundry: 'laundry|लॉन्ड्री|ਲਾਂਡਰੀ',
  vaastu:
    'vastu|vaastu|vastu compliant|vaastu compliant|vastu friendly|vastu facing|as per vastu|वास्तु|वास्तु अनुसार|ਵਾਸਤੂ|ਵਾਸਤੂ ਅਨੁਸਾਰ',
  pipedGas: 'piped gas|gas pipeline|gas pipe line|png|पाइप गैस|गैस पाइपलाइन|ਪਾਈਪ ਗੈਸ',
  joggingTrack: 'jogging track|walking track|जॉगिंग ट्रैक|ਜੌਗਿੰਗ ਟਰੈਕ',
  atm: 'atm|एटीएम|ਏਟੀਐਮ',
  closeToHospital:
    'near hospital|close to hospital|hospital nearby|hospital ke paas|hospital de nede|अस्पताल के पास|हॉस्पिटल के पास|ਹਸਪਤਾਲ ਦੇ ਨੇੜੇ|ਹਸਪਤਾਲ ਨੇੜੇ',
  visitorParking: 'visitor parking|visitors parking|guest parking|मेहमानों की पार्किंग|ਮਹਿਮਾਨ ਪਾਰਕਿੰਗ',
  security: 'security|24x7 security|24 hours security|security guard|guard|guarded|सुरक्षा|सिक्योरिटी|ਸੁਰੱਖਿਆ|ਸਕਿਓਰਿਟੀ',
  lift: 'lift|lifts|elevator|elevators|लिफ्ट|ਲਿਫਟ',
  powerBackup: 'power backup|power back up|generator|genset|inverter|पावर बैकअप|जनरेटर|ਪਾਵਰ ਬੈਕਅਪ|ਜਨਰੇਟਰ',
  cafe: 'cafe|cafeteria|कैफे|ਕੈਫੇ',
  maintenance: 'maintenance staff|रखरखाव|ਰੱਖ ਰਖਾਅ',
  closeToMarket:
    'near market|close to market|market nearby|market ke paas|bazaar ke paas|bazar ke paas|market de nede|बाजार के पास|मार्केट के पास|ਬਾਜ਼ਾਰ ਦੇ ਨੇੜੇ|ਮਾਰਕੀਟ ਦੇ ਨੇੜੇ',
  cctv: 'cctv|cctv camera|cctv cameras|सीसीटीवी|ਸੀਸੀਟੀਵੀ',
  mainRoad: 'main road|on main road|main road facing|मुख्य सड़क|मेन रोड|ਮੁੱਖ ਸੜਕ|ਮੇਨ ਰੋਡ',
  closeToSchool:
    'near school|near schools|close to school|school nearby|school ke paas|school de nede|स्कूल के पास|ਸਕੂਲ ਦੇ ਨੇੜੇ|ਸਕੂਲ ਨੇੜੇ',
  closeToRailwayStation: 'railway station nearby|रेलवे स्टेशन के पास|ਰੇਲਵੇ ਸਟੇਸ਼ਨ ਦੇ ਨੇੜੇ',
  gatedProject:
    'gated|gated society|gated community|gated project|gated colony|gated complex|gated township|gated socity|गेटेड|गेटेड सोसाइटी|गेटेड कॉलोनी|ਗੇਟਡ|ਗੇਟਡ ਸੋਸਾਇਟੀ',
  parkFacing:
    'park facing|facing park|park face|park view|park ke saamne|park ke samne|park de samne|garden facing|green facing|पार्क फेसिंग|पार्क के सामने|ਪਾਰਕ ਫੇਸਿੰਗ|ਪਾਰਕ ਦੇ ਸਾਹਮਣੇ',
  cornerUnits: 'corner|corner unit|corner side|kone wala|कॉर्नर|कोने वाली|कोने वाला|कोने का|ਕਾਰਨਰ|ਕੋਨੇ ਵਾਲਾ|ਕੋਨੇ ਵਾਲੀ',
  lowRise: 'low rise|कम ऊंची|ਘੱਟ ਉੱਚੀ',
  highRise: 'high rise|highrise|tower|ऊंची इमारत|ਉੱਚੀ ਇਮਾਰਤ',
  mediumHeight: 'mid rise|medium rise',
  modularKitchen: 'modular kitchen|मॉड्यूलर किचन|मॉड्यूलर रसोई|ਮਾਡਿਊਲਰ ਰਸੋਈ|ਮਾਡੂਲਰ ਕਿਚਨ',
  airyRooms: 'airy|airy rooms|ventilated|well ventilated|cross ventilation|हवादार|ਹਵਾਦਾਰ',
  falseCeiling: 'false ceiling|फॉल्स सीलिंग|ਫਾਲਸ ਸੀਲਿੰਗ',
  highCeilingHeight: 'high ceiling|high ceilings|ऊंची छत|ਉੱਚੀ ਛੱਤ',
  capaciousInteriors: 'spacious|capacious|big rooms|spacious rooms|खुला|खुले कमरे|ਖੁੱਲ੍ਹੇ ਕਮਰੇ|ਖੁੱਲ੍ਹਾ',
  privateGarden: 'private garden|garden|lawn|own garden|बगीचा|गार्डन|ਬਗੀਚਾ|ਬਾਗ',
  restaruant: 'restaurant|restaurants|रेस्तरां|रेस्टोरेंट|ਰੈਸਟੋਰੈਂਟ',
  utilityShops: 'utility shops|जरूरत की दुकानें',
  internalRoad: 'internal road|internal roads|भीतरी सड़क',
  twoStreetAccesss: 'two street access|two side road|2 side road|double road|two road access|दो तरफ सड़क',
  roadFacing: 'road facing|facing road|street facing|सड़क के सामने|रोड फेसिंग|ਸੜਕ ਦੇ ਸਾਹਮਣੇ|ਰੋਡ ਫੇਸਿੰਗ',
  wheelchairAccessibility:
    'wheelchair|wheelchair accessible|wheelchair friendly|wheelchair access|wheelchair accessibility|wheel chair|wheel chair accessible|handicap friendly|व्हीलचेयर|ਵ੍ਹੀਲਚੇਅਰ',
  waterStorage: 'water storage|water tank|पानी की टंकी|पानी का भंडारण|ਪਾਣੀ ਦੀ ਟੈਂਕੀ',
  waterDisposal: 'water disposal|drainage|पानी की निकासी|ਪਾਣੀ ਦੀ ਨਿਕਾਸੀ',
  groceryShop: 'grocery|grocery shop|grocery store|किराना|किराने की दुकान|ਕਰਿਆਨਾ|ਕਰਿਆਨੇ ਦੀ ਦੁਕਾਨ',
  shoppingCentre: 'shopping centre|shopping center|shopping complex|शॉपिंग सेंटर|शॉपिंग कॉम्प्लेक्स|ਸ਼ਾਪਿੰਗ ਸੈਂਟਰ',
};

export const ROOM_WORDS: Readonly<Partial<Record<RoomFlag, Phrases>>> = {
  servantRoom:
    'servant|servant room|servant quarter|servant quarters|servants room|maid room|maids room|helper room|sq room|सर्वेंट रूम|नौकर का कमरा|सर्वेंट|ਸਰਵੈਂਟ ਰੂਮ|ਸਰਵੈਂਟ|ਨੌਕਰ ਦਾ ਕਮਰਾ',
  studyRoom: 'study|study room|स्टडी|स्टडी रूम|पढ़ाई का कमरा|ਸਟੱਡੀ|ਸਟੱਡੀ ਰੂਮ',
  poojaRoom:
    'pooja|puja|pooja room|puja room|pooja ghar|puja ghar|mandir room|prayer room|पूजा|पूजा घर|पूजा रूम|पूजाघर|ਪੂਜਾ|ਪੂਜਾ ਘਰ|ਪੂਜਾ ਰੂਮ',
  storeRoom: 'store room|storeroom|storage room|store|स्टोर|स्टोर रूम|ਸਟੋਰ|ਸਟੋਰ ਰੂਮ',
};
/** Behind "3 BHK +". */
export const ROOM_LETTERS: ReadonlyMap<string, RoomFlag> = new Map([
  ...['s', 'sr', 'sq', 'sqr', 'maid', 'help'].map((word) => [word, 'servantRoom'] as const),
]);

export const STUDIO_WORDS: Phrases = 'studio|bedsit|स्टूडियो|ਸਟੂਡੀਓ';

export const LISTING_FLAG_WORDS = {
  withPhotos:
    'photo|photos|with photos|with photo|with pictures|with pics|with images|pics|pictures|images|फोटो|फोटो के साथ|ਫੋਟੋ|ਫੋਟੋ ਨਾਲ|ਫੋਟੋਆਂ',
  priceReduced: 'price reduced|reduced price|price drop|price dropped|reduced|discounted|दाम घटे|कम हुई कीमत|ਕੀਮਤ ਘਟੀ',
} as const;

/** In addition to the registry's. */
export const FLAG_WORDS = {
  reraNumber: 'rera|rera approved|rera registered|with rera|rera number|रेरा|रेरा अप्रूव्ड|ਰੇਰਾ',
  loanApprovedBy: 'loan|bank loan|loan facility|home loan available|loanable|लोन|बैंक लोन|ਲੋਨ|ਬੈਂਕ ਲੋਨ',
  petsAllowed: 'pet friendly|pets|pets allowed|pet allowed',
  priceNegotiable: 'negotiable|nego|मोलभाव',
} as const;

/** Others are ordinals before `FLOOR_UNITS`. */
export const FLOOR_NAMES: Readonly<Record<string, Phrases>> = {
  '-1': 'basement|lower ground floor|बेसमेंट|तहखाना|ਬੇਸਮੈਂਟ',
  '0': 'ground floor|gf|ground flr|ग्राउंड फ्लोर|भूतल|नीचे की मंजिल|ਗਰਾਊਂਡ ਫਲੋਰ|ਗਰਾਉਂਡ ਫਲੋਰ|neeche ki manzil',
  '1': 'first floor|ff|first flr|पहली मंजिल|फर्स्ट फ्लोर|ਪਹਿਲੀ ਮੰਜ਼ਿਲ|ਪਹਿਲੀ ਮੰਜਿਲ|pehli manzil|pahli manzil',
  '2': 'second floor|दूसरी मंजिल|सेकंड फ्लोर|ਦੂਜੀ ਮੰਜ਼ਿਲ|ਦੂਜੀ ਮੰਜਿਲ|doosri manzil|dusri manzil',
  '3': 'third floor|तीसरी मंजिल|ਤੀਜੀ ਮੰਜ਼ਿਲ|ਤੀਜੀ ਮੰਜਿਲ|teesri manzil|tisri manzil',
  '4': 'fourth floor|चौथी मंजिल|ਚੌਥੀ ਮੰਜ਼ਿਲ|ਚੌਥੀ ਮੰਜਿਲ',
  '5': 'fifth floor|पांचवीं मंजिल',
  '6': 'sixth floor',
  '7': 'seventh floor',
  '8': 'eighth floor',
  '9': 'ninth floor',
  '10': 'tenth floor',
};

/** "dedh crore" is one and a half. */
export const PART_WORDS: ReadonlySet<string> = new Set(
  'half adha aadha paun pauna paune pauney sawa sava savva dedh daidh deadh ded derh dhai dhaai adhai arhai sadhe saadhe sade do ik single double triple tinn das dus आधा पौन पौना पौने सवा डेढ ढाई अढाई साढे ਅਧਾ ਪੌਣਾ ਪੌਣੇ ਸਵਾ ਡੇਢ ਢਾਈ ਸਾਢੇ'.split(
    ' ',
  ),
);

const PUNJABI_TENS =
  'ten ਦਸ|fifteen ਪੰਦਰਾਂ|twenty ਵੀਹ|twenty-five ਪੱਚੀ|thirty ਤੀਹ|thirty-five ਪੈਂਤੀ|forty ਚਾਲੀ|forty-five ਪੰਤਾਲੀ|fifty ਪੰਜਾਹ panjah punjah|fifty-five ਪਚਵੰਜਾ|sixty ਸੱਠ|sixty-five ਪੈਂਹਠ|seventy ਸੱਤਰ|seventy-five ਪੰਝੱਤਰ ਪਝੱਤਰ|eighty ਅੱਸੀ|eighty-five ਪਚਾਸੀ|ninety ਨੱਬੇ|ninety-five ਪਚਾਨਵੇਂ';

/** Numbers only before a unit: in a phone number or a sentence they mean something else. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ['do', 'two'],
  ['ik', 'one'],
  ['single', 'one'],
  ['double', 'two'],
  ['triple', 'three'],
  ['tinn', 'three'],
  ['das', 'ten'],
  ['saath', 'sixty'],
  ['sath', 'sixty'],
  ['dus', 'ten'],
  ...PUNJABI_TENS.split('|').flatMap((row) => {
    const [number, ...words] = row.split(' ');
    return words.map((word) => [normalizePhraseKey(word), number] as const);
  }),
]);

export type FigureUnit =
  | { of: 'bedrooms'; isOneRoom?: true }
  | { of: 'price'; lakhs: number }
  | { of: 'rate' }
  | { of: 'area'; unit: AreaUnit }
  | { of: 'bathrooms' | 'parkings' | 'floor' | 'storeys' | 'sides' | 'km' | 'metres' | 'minutes' | 'roadWidth' };
export const UNIT_WORDS: readonly (readonly [FigureUnit, Phrases])[] = [
  [
    { of: 'bedrooms' },
    'bhk|bhks|b h k|bkh|bhkk|bed|beds|bedroom|bedrooms|bed room|bed rooms|bdrm|bdr|br|bed bhk|room|rooms|room set|bedroom hall kitchen|bhk bedroom|kamre|kamra|बीएचके|बी एच के|बीएचकै|बेडरूम|बैडरूम|बेड|कमरे|कमरों|कमरा|ਬੀਐਚਕੇ|ਬੀ ਐਚ ਕੇ|ਬੈੱਡਰੂਮ|ਬੈਡਰੂਮ|ਕਮਰੇ|ਕਮਰਿਆਂ',
  ],
  [{ of: 'bedrooms', isOneRoom: true }, 'rk|r k|room kitchen|आरके|ਆਰਕੇ'],
  [{ of: 'price', lakhs: 1 }, 'l|lk|lks|lkh|lkhs|lac|lacs|lakh|lakhs|lack|lacks|laakh|lakhh|लाख|लाखों|ਲੱਖ|लखा|ਲੱਖਾਂ'],
  [{ of: 'price', lakhs: 100 }, 'c|cr|crs|crore|crores|cror|karod|karor|crr|caror|करोड़|करोड|करोड़ों|ਕਰੋੜ|ਕਰੋਡ|kror|croe'],
  [{ of: 'price', lakhs: 0.01 }, 'k|thousand|thousands|hazar|hazaar|hajar|हजार|ਹਜ਼ਾਰ'],
  [{ of: 'price', lakhs: 10 }, 'mn|million|millions'],
  [{ of: 'rate' }, 'psf|per sqft|per sq ft|per square feet|per square foot|प्रति वर्ग फुट|ਪ੍ਰਤੀ ਵਰਗ ਫੁੱਟ'],
  [
    { of: 'area', unit: 'sqft' },
    'sqft|sq ft|sqfts|sft|sf|sq feet|sq foot|sq fit|square feet|square foot|square ft|ft2|ft²|sqf|feet|foot|ft|वर्ग फुट|वर्ग फीट|स्क्वायर फीट|स्क्वायर फुट|ਵਰਗ ਫੁੱਟ|ਵਰਗ ਫੁਟ|ਵਰਗ ਫੀਟ|ਸਕੁਏਅਰ ਫੁੱਟ',
  ],
  [
    { of: 'area', unit: 'sqyd' },
    'gaj|gaz|gajj|gajs|gazs|gz|gajh|sqyd|sq yd|sq yds|sqyds|sq yard|sq yards|sqyards|sqyard|square yard|square yards|square yd|yd2|yd²|yard|yards|yd|yds|sq gaj|गज|वर्ग गज|ਗਜ਼|ਗਜ|ਵਰਗ ਗਜ',
  ],
  [{ of: 'area', unit: 'marla' }, 'marla|marlas|marle|marley|marlay|marala|mrl|mrla|मरला|मरले|मरलों|ਮਰਲਾ|ਮਰਲੇ|ਮਰਲਿਆਂ'],
  [{ of: 'area', unit: 'kanal' }, 'kanal|kanals|kanaal|kanale|canal|canals|knl|कनाल|ਕਨਾਲ|ਕਨਾਲਾਂ'],
  [{ of: 'area', unit: 'acre' }, 'acre|acres|ekar|killa|kille|kila|एकड़|किल्ला|ਏਕੜ|ਕਿੱਲਾ|ਕਿੱਲੇ'],
  [
    { of: 'area', unit: 'sqm' },
    'sqm|sq m|sq mt|sq mtr|sq mtrs|sqmt|sqmtr|sqmtrs|sq meter|sq meters|sq metre|sq metres|square meter|square meters|square metre|square metres|m2|m²|वर्ग मीटर|ਵਰਗ ਮੀਟਰ',
  ],
  [{ of: 'area', unit: 'biswa' }, 'biswa|biswas|बिस्वा|ਬਿਸਵਾ|ਬਿਸਵੇ'],
  [{ of: 'area', unit: 'bigha' }, 'bigha|bighas|beegha|बीघा|बीघे|ਵਿੱਘਾ|ਵਿੱਘੇ|ਬਿੱਘਾ'],
  [{ of: 'bathrooms' }, 'bath|baths|bathroom|bathrooms|toilet|toilets|washroom|washrooms|बाथरूम|ਬਾਥਰੂਮ'],
  [
    { of: 'parkings' },
    'parking|parkings|car parking|car parkings|car park|cars|covered parking|पार्किंग|कार पार्किंग|ਪਾਰਕਿੰਗ|ਕਾਰ ਪਾਰਕਿੰਗ',
  ],
  [{ of: 'floor' }, 'floor|flr|मंजिल|फ्लोर|ਮੰਜ਼ਿਲ|ਮੰਜਿਲ|ਫਲੋਰ|manzil|manjil'],
  [{ of: 'storeys' }, 'storey|storeys|story|storied|stories|floors|मंजिला|ਮੰਜ਼ਿਲਾ|manzila'],
  [{ of: 'sides' }, 'side open|sides open'],
  [{ of: 'roadWidth' }, 'ft road|feet road|foot road|ft wide road|feet wide road|फुट सड़क|फीट रोड|ਫੁੱਟ ਸੜਕ|ਫੁੱਟ ਰੋਡ'],
  [{ of: 'km' }, 'km|kms|kilometer|kilometre|kilometers|kilometres|किमी|किलोमीटर|ਕਿਲੋਮੀਟਰ'],
  [{ of: 'metres' }, 'mtr|mtrs|meter|meters|metre|metres|मीटर|ਮੀਟਰ'],
  [{ of: 'minutes' }, 'min|mins|minute|minutes|मिनट|ਮਿੰਟ'],
];

export type Bound = 'below' | 'above' | 'about';
export const BOUNDS_BEFORE: Readonly<Record<Bound, Phrases>> = {
  below:
    'under|below|blow|undr|upto|up to|uptill|up till|til|till|within|less than|lesser than|lower than|cheaper than|not more than|no more than|max|maximum|at most|max price|maximum price|budget|budget max|max budget|maximum budget|my budget|zyada se zyada|jyada se jyada|बजट|ज्यादा से ज्यादा|अधिकतम|ਬਜਟ|ਵੱਧ ਤੋਂ ਵੱਧ',
  above:
    'above|over|more than|greater than|at least|atleast|minimum|min|not less than|no less than|from|starting|starting from|starting at|start from|bigger than|larger than|kam se kam|kum se kum|ghato ghat|कम से कम|न्यूनतम|ਘੱਟੋ ਘੱਟ|ਘੱਟ ਤੋਂ ਘੱਟ',
  about:
    'around|about|approx|approximately|approx of|nearly|roughly|close to|circa|lagbhag|lag bhag|takreeban|takriban|kareeb|karib|karib karib|लगभग|करीब|तकरीबन|ਲਗਭਗ|ਕਰੀਬ|ਤਕਰੀਬਨ',
};
export const BOUNDS_AFTER: Readonly<Record<Bound, Phrases>> = {
  below:
    'tak|tk|tak ka|tak ki|tak ke|tak de|tak da|takk|tkk|max|maximum|or less|and below|or below|and under|or under|budget|ke andar|ke under|ke ander|ke niche|ke neeche|se kam|se km|se neeche|se niche|se sasta|ton ghat|to ghat|ton ghatt|ton thalle|de andar|de vich|tk da|तक|तक का|तक की|तक के|से कम|से नीचे|के अंदर|के भीतर|के नीचे|से कम का|ਤੱਕ|ਤੱਕ ਦਾ|ਤੱਕ ਦੀ|ਤੱਕ ਦੇ|ਤੋਂ ਘੱਟ|ਤੋਂ ਥੱਲੇ|ਦੇ ਅੰਦਰ|ਦੇ ਵਿੱਚ|ਬਜਟ|बजट',
  above:
    'onwards|onward|plus|or more|or above|and above|and more|or bigger|and up|and over|or over|minimum|min|se upar|se uper|se zyada|se jyada|se jada|se adhik|se bada|se shuru|aur upar|ya zyada|ton vadh|to vadh|ton upar|ton utte|ya vadh|से ऊपर|से ज्यादा|से अधिक|से बड़ा|से बड़ी|से शुरू|या ज्यादा|या अधिक|और ऊपर|ਤੋਂ ਵੱਧ|ਤੋਂ ਉੱਪਰ|ਤੋਂ ਉੱਤੇ|ਜਾਂ ਵੱਧ|ਤੋਂ ਸ਼ੁਰੂ|ਤੋਂ ਜ਼ਿਆਦਾ',
  about:
    'approx|ke aas paas|ke aaspaas|ke karib|ke kareeb|de kareeb|de nede tede|lagbhag|के आसपास|के करीब|के लगभग|ਦੇ ਕਰੀਬ|ਦੇ ਆਸਪਾਸ|ਦੇ ਆਸ ਪਾਸ',
};
/** "More than 2 BHK" begins at 3. */
export const STRICTLY_ABOVE = 'more than|greater than|over|above|se zyada|se jyada|se upar|से ज्यादा|से ऊपर|ਤੋਂ ਵੱਧ|ਤੋਂ ਉੱਪਰ';

export const CONNECTORS: Readonly<
  Record<
    'to' | 'or' | 'not' | 'notAfter' | 'near' | 'nearAfter' | 'onFoot' | 'byCar' | 'byTwoWheeler' | 'money' | 'between',
    Phrases
  >
> = {
  to: 'to|se|se lekar|se le kar|ton|ton le ke|till|से|से लेकर|ਤੋਂ|ਤੋਂ ਲੈ ਕੇ',
  or: 'or|and|n|ya|aur|te|ate|या|और|व|अथवा|ਜਾਂ|ਅਤੇ|ਤੇ',
  not: 'not|no|except|excluding|without|bina|बिना|ਬਿਨਾਂ|ਬਿਨਾ',
  notAfter:
    'nahi|nahin|nahi chahiye|nahin chahiye|nai chahida|nahi chahida|नहीं|नही|नहीं चाहिए|ਨਹੀਂ|ਨਹੀਂ ਚਾਹੀਦਾ|ਨਹੀਂ ਚਾਹੀਦੀ',
  near: 'away from|near|nearby|near to|near by|nr|nearest to|close to|closer to|close by|next to|adjacent to|adjoining|opposite|opp|behind|around|beside|besides|in front of|vicinity of|nazdeek|nazdik',
  nearAfter:
    'ke paas|ke pas|ke pass|ke nazdeek|ke nazdik|ke najdik|ke samne|ke saamne|ke aas paas|ke aaspaas|de nede|de nere|de kol|de nal|kol|nede|nere|के पास|के नजदीक|के निकट|के सामने|के आसपास|के आस पास|के करीब|पास|ਦੇ ਨੇੜੇ|ਨੇੜੇ|ਦੇ ਕੋਲ|ਕੋਲ|ਦੇ ਨਾਲ|ਦੇ ਸਾਹਮਣੇ|ਦੇ ਨਜ਼ਦੀਕ',
  onFoot:
    'walking distance|walking distance to|walking distance from|walking distance of|walkable|walkable from|walkable to|walk to|on foot|paidal|paidal doori|walk|पैदल|पैदल दूरी|ਪੈਦਲ|ਪੈਦਲ ਦੂਰੀ',
  byCar: 'by car|by road|drive|drive from|drive to|driving|in car|कार से|ਕਾਰ ਨਾਲ',
  byTwoWheeler: 'by bike|by scooter|by two wheeler|two wheeler|by scooty|on bike|बाइक से|ਬਾਈਕ ਨਾਲ',
  money:
    'rs|inr|rupees|rupee|rupaye|rupay|price|cost|costing|worth|rate|kimat|keemat|daam|रुपये|रुपए|रु|रू|कीमत|दाम|ਰੁਪਏ|ਰੁ|ਕੀਮਤ',
  between: 'between|btw|beech|बीच|के बीच|ਵਿਚਕਾਰ|ਦੇ ਵਿਚਕਾਰ',
};

export const STOP_WORDS: Phrases =
  'a|an|the|this|these|those|there|here|also|etc|kindly|can|could|would|like|u|you|your|am|will|should|hi|hello|sir|madam|ji|bhai|in|at|of|on|for|to|by|with|from|is|are|be|that|which|having|has|have|i|we|me|us|want|wanted|need|needed|needs|require|required|please|pls|plz|show|find|get|give|only|any|some|all|buy|buying|purchase|sale|sell|for sale|on sale|to buy|want to buy|property|properties|proprty|home|homes|unit|units|area|size|location|located|type|wala|wale|wali|vala|vale|vali|wal|mein|me|mai|main|m|ch|vich|wich|vicch|ke|ka|ki|ko|da|de|di|nu|se|par|pe|te|liye|lai|hai|hain|ho|he|hove|chahiye|chaiye|chahie|chahiya|chahida|chaida|chahidi|chahide|chahidaa|mujhe|mujhko|hume|humein|hamein|mainu|menu|sanu|koi|ek|dikhao|dikhaiye|dikha|dikhado|dikhaana|batao|bata|dasso|dikhavo|khareedna|kharidna|kharidni|khareedni|leni|lena|bechna|bikau|ghar|ghr|plz|' +
  'में|मे|का|की|के|को|से|पर|लिए|है|हैं|हो|चाहिए|चाहिये|मुझे|मुझको|हमें|हमे|कोई|एक|दिखाओ|दिखाइए|दिखाएं|बताओ|बताइए|खरीदना|खरीदनी|खरीदने|लेना|लेनी|बिक्री|बिकाऊ|घर|वाला|वाली|वाले|संपत्ति|प्रॉपर्टी|प्रापर्टी|और|' +
  'ਵਿੱਚ|ਵਿਚ|ਚ|ਦਾ|ਦੀ|ਦੇ|ਨੂੰ|ਤੋਂ|ਤੇ|ਲਈ|ਹੈ|ਹਨ|ਹੋਵੇ|ਚਾਹੀਦਾ|ਚਾਹੀਦੀ|ਚਾਹੀਦੇ|ਮੈਨੂੰ|ਸਾਨੂੰ|ਕੋਈ|ਇੱਕ|ਦਿਖਾਓ|ਵਿਖਾਓ|ਦੱਸੋ|ਖਰੀਦਣਾ|ਖਰੀਦਣੀ|ਲੈਣਾ|ਲੈਣੀ|ਵਿਕਰੀ|ਵਿਕਾਊ|ਘਰ|ਵਾਲਾ|ਵਾਲੀ|ਵਾਲੇ|ਜਾਇਦਾਦ|ਪ੍ਰਾਪਰਟੀ';

/** Known, but no filter has them: never corrected to a name. */
export const IDLE_WORDS: Phrases =
  'cheap|cheaper|cheapest|affordable|good|best|better|nice|beautiful|luxury|luxurious|premium|great|excellent|lovely|urgent|urgently|immediate|immediately|small|big|bigger|large|huge|low|high|top|top floor|upper floor|higher floor|lower floor|middle floor|near me|low budget|budget friendly|looking|search|searching|my|our|family|families|couple|bachelor|bachelors|parents|kids|living|live|stay|self use|investment|invest|investor|deal|deals|offer|offers|price list|today|now|latest|recent|hot|posh|peaceful|quiet|safe|decent|reasonable|sasta|sasti|saste|badhiya|vadhiya|accha|achha|acha|acchi|changa|changi|sohna|sohni|vadda|bada|badi|chota|chhota|kirai|kiraye|rent|rental|on rent|for rent|lease|pg|hostel|' +
  'सस्ता|सस्ती|सस्ते|अच्छा|अच्छी|अच्छे|बढ़िया|सुंदर|बड़ा|बड़ी|छोटा|छोटी|परिवार|किराया|किराए|ਸਸਤਾ|ਸਸਤੀ|ਸਸਤੇ|ਚੰਗਾ|ਚੰਗੀ|ਚੰਗੇ|ਵਧੀਆ|ਸੋਹਣਾ|ਸੋਹਣੀ|ਵੱਡਾ|ਵੱਡੀ|ਛੋਟਾ|ਛੋਟੀ|ਪਰਿਵਾਰ|ਕਿਰਾਏ';
