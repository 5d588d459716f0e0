import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../ids.ts';
import { composePlaceId, type PlaceNames } from '../place.ts';
import { filterWithChosenOption, interpretSearchText, type SearchContext } from './read-query.ts';
import { compileVocabulary, type NamedPlace } from './vocabulary.ts';

const city = (en: string, more: Partial<PlaceNames> = {}, aka: string[] = []): NamedPlace => {
  const id = composePlaceId(en);
  return { id, kind: 'city', cityId: id, names: { en, ...more }, aka };
};
const within = (inCity: string, en: string, more: Partial<PlaceNames> = {}, aka: string[] = []): NamedPlace => ({
  ...city(en, more, aka),
  id: composePlaceId(inCity, en),
  cityId: composePlaceId(inCity),
  kind: 'locality',
});
const vocabulary = compileVocabulary(
  [
    city('Chandigarh', { hi: 'चंडीगढ़' }, ['CHD']),
    city('Mohali', { hi: 'मोहाली' }, ['SAS Nagar']),
    city('Panchkula'),
    city('Zirakpur'),
    city('Kharar', { hi: 'खरड़', pa: 'ਖਰੜ' }),
    city('New Chandigarh'),
    within('Chandigarh', 'Sector 7', { hi: 'सेक्टर 7' }),
    within('Panchkula', 'Sector 7', { hi: 'सेक्टर 7' }),
    within('Mohali', 'Sector 70'),
    within('Mohali', 'Sector 71'),
    within('Mohali', 'Phase 7'),
    within('Mohali', 'Phase 3B2'),
    within('Mohali', 'JLPL, Sector 82'),
    within('Kharar', 'Kharar', { hi: 'खरड़' }),
    within('Zirakpur', 'Peer Muchalla', {}, ['Pir Muchalla']),
    within('New Chandigarh', 'Mullanpur'),
    within('Mohali', 'Wave Gardens'),
    within('Mohali', 'Adarsh Nagar'),
    within('Panchkula', 'MDC Sector 5'),
    within('Zirakpur', 'Chhatbir Zoo'),
  ],
  [
    {
      id: 'elante-mall' as PlaceId,
      kind: 'mall',
      names: { en: 'Elante Mall' },
      aka: [],
      cityId: 'chandigarh' as PlaceId,
    },
    {
      id: 'isbt-sector-43' as PlaceId,
      kind: 'bus-stand',
      names: { en: 'ISBT Sector 43' },
      aka: ['Sector 43 Bus Stand'],
      cityId: 'chandigarh' as PlaceId,
    },
    {
      id: 'chitkara-school' as PlaceId,
      kind: 'school',
      names: { en: 'Chitkara International School' },
      aka: [],
      cityId: 'chandigarh' as PlaceId,
    },
    {
      id: 'kharar-railway-station' as PlaceId,
      kind: 'station',
      names: { en: 'Kharar railway station' },
      aka: [],
      cityId: 'kharar' as PlaceId,
    },
    {
      id: 'airport' as PlaceId,
      kind: 'airport',
      names: { en: 'Chandigarh International Airport' },
      aka: ['Airport'],
      cityId: 'chandigarh' as PlaceId,
    },
  ],
);
const read = (text: string, context?: SearchContext) => interpretSearchText(text, vocabulary, context);
const filter = (text: string, searched?: string) => read(text, { city: searched as PlaceId | undefined }).filter;
const flat = { propertyType: 'residential', subtype: 'flat' } as const;

describe('F-44 places in a search', () => {
  it.each([
    ['kharar', ['kharar']],
    ['sector70', ['mohali-sector-70']],
    ['Sector ७०', ['mohali-sector-70']],
    ['ph-7 mohali', ['mohali-phase-7']],
    ['3B2', ['mohali-phase-3b2']],
    ['phase 3b-2', ['mohali-phase-3b2']],
    ['jlpl', ['mohali-jlpl-sector-82']],
    ['सेक्टर ७ चंडीगढ', ['chandigarh-sector-7']],
    ['  KHARAR! ', ['kharar']],
    ['ਖਰੜ', ['kharar']],
    ['s.a.s. nagar', ['mohali']],
    ['Peer Muchalla, Panchkula', ['zirakpur-peer-muchalla']],
    ['kharar mohali', ['kharar']],
    ['kharar or mohali', ['kharar', 'mohali']],
    ['new chandigarh', ['new-chandigarh']],
    ['new chd', ['new-chandigarh']],
    ['sector seventy', ['mohali-sector-70']],
    ['phase saat mohali', ['mohali-phase-7']],
    ['phase VII mohali', ['mohali-phase-7']],
    ['sector no. 70', ['mohali-sector-70']],
    ['chandigarh panchkula zirakpur', ['chandigarh', 'panchkula', 'zirakpur']],
    ['mullanpur chandigarh', ['new-chandigarh-mullanpur']],
    ['sector-7 panchkula', ['panchkula-sector-7']],
    ['sector 70 mullanpur', ['mohali-sector-70', 'new-chandigarh-mullanpur']],
    ['sector 70, 71', ['mohali-sector-70', 'mohali-sector-71']],
    ['homes for sale in Kharar', ['kharar']],
    ['खरड़ में घर', ['kharar']],
  ])('"%s" is %s and nothing else', (text, place) => {
    expect(read(text)).toMatchObject({ filter: { place }, ignored: [], words: [] });
  });

  it('a name of several places means all of them, unless the city on screen has one', () => {
    const both = ['chandigarh-sector-7', 'panchkula-sector-7'];
    expect(read('sector 7')).toMatchObject({
      filter: { place: both },
      choices: [{ from: 0, to: 8, options: both.map((value) => ({ facet: 'place', value })) }],
    });
    expect(read('sector 7', { city: 'panchkula' as PlaceId })).toMatchObject({
      filter: { place: ['panchkula-sector-7'] },
      choices: [],
    });
  });

  it('a number of another city is not a place', () => {
    expect(read('sector 70 panchkula')).toMatchObject({ filter: { place: ['panchkula'] }, words: ['sector 70'] });
  });
});

describe('a search text becomes a filter', () => {
  it.each([
    ['2 bhk', { bedrooms: { exact: [2] } }],
    ['2bhk flat', { bedrooms: { exact: [2] }, ...flat }],
    ['4 bhk or more', { bedrooms: { exact: [], from: 4 } }],
    ['more than 3 bhk', { bedrooms: { exact: [], from: 4 } }],
    ['2 bhk office', { propertyType: 'commercial', subtype: 'office' }],
    ['plot', { kinds: ['residential-plot', 'commercial-plot'] }],
    ['flat or kothi', { propertyType: 'residential', kinds: ['flat', 'kothi'] }],
    ['1-1.5 cr', { price: { min: 100, max: 150 } }],
    ['1 cr to 2', { price: { min: 100, max: 200 } }],
    ['90 to 1.2 cr', { price: { min: 90, max: 120 } }],
    ['tees lakh tak', { price: { min: 0, max: 30 } }],
    ['pachas se saath lakh', { price: { min: 50, max: 60 } }],
    ['100 sq m', { size: { min: 90, max: 110, unit: 'sqm' } }],
    ['under 50 lakh', { price: { min: 0, max: 50 } }],
    ['45 lac', { price: { min: 41, max: 49 } }],
    ['10 marla', { size: { min: 9, max: 11, unit: 'marla' } }],
    ['east or north facing', { facing: ['east', 'north'] }],
    ['3bhk+s', { bedrooms: { exact: [3] }, rooms: ['servantRoom'] }],
    ['3 side open plot', { openSides: 3, kinds: ['residential-plot', 'commercial-plot'] }],
    ['4+1 bhk', { bedrooms: { exact: [4] }, rooms: ['servantRoom'] }],
    ['under construction', { possession: 'not-ready' }],
    ['lift and gym', { amenities: ['gym', 'lift'] }],
    ['5000 per sqft', { pricePerArea: { min: 4500, max: 5500 } }],
    ['possession by Dec 2026', { possession: '2026-12' }],
    ['ready by 2027', { possession: '2027-12' }],
    ['2027 tak possession', { possession: '2027-12' }],
    ['possession by september 2027', { possession: '2027-09' }],
    ['possession near market 2027', { possession: '2027-12' }],
    ['flat 2027 sq ft', { ...flat, size: { min: 1824.3, max: 2229.7, unit: 'sqft' } }],
    ['3rd floor', { floor: { min: 3, max: 3 } }],
    ['floor 3', { floor: { min: 3, max: 3 } }],
    ['1st or 2nd floor', { floor: { min: 1, max: 2 } }],
    ['not ground floor', { floor: { min: 1 } }],
    ['ground floor nahi', { floor: { min: 1 } }],
    ['not resale', { transaction: ['new'] }],
    ['not under construction', { possession: 'ready' }],
    ['plot not commercial', { propertyType: 'residential', subtype: 'residential-plot' }],
    ['plot 30x60', { kinds: ['residential-plot', 'commercial-plot'], size: { min: 1620, max: 1980, unit: 'sqft' } }],
    ['10 gaj x 20 gaj', { size: { min: 180, max: 220, unit: 'sqyd' } }],
    ['3bhk+2', { bedrooms: { exact: [3] }, rooms: ['servantRoom'] }],
    ['4 bhk plus servant', { bedrooms: { exact: [4] }, rooms: ['servantRoom'] }],
    ['3 bhk + 1 servant room', { bedrooms: { exact: [3] }, rooms: ['servantRoom'] }],
    ['near school and hospital', { amenities: ['closeToHospital', 'closeToSchool'] }],
    ['east or north east facing', { facing: ['east', 'north-east'] }],
    ['b/w 60-70 lakh', { price: { min: 60, max: 70 } }],
    ['w/o brokerage', { lister: 'owner' }],
    ['ਪੰਜਾਹ ਲੱਖ ਤੱਕ', { price: { min: 0, max: 50 } }],
    ['ਪੈਂਤੀ ਲੱਖ ਤੋਂ ਘੱਟ', { price: { min: 0, max: 35 } }],
  ])('"%s" is %j', (text, expected) => {
    expect(filter(text)).toEqual(expected);
  });

  it.each([
    ['near elante', { km: 3 }],
    ['within 2 km of elante mall', { km: 2 }],
    ['walking distance from elante', { minutes: 15, by: 'foot' }],
    ['within 25 minutes of elante mall by car', { minutes: 25, by: 'car' }],
    ['10 min walk from elante', { minutes: 10, by: 'foot' }],
  ])('"%s" is within %j of the landmark', (text, limit) => {
    expect(read(text)).toMatchObject({ filter: { within: { of: 'elante-mall', ...limit } }, words: [], ignored: [] });
  });

  it.each([
    ['2 bhk 5 km from kharar', { of: 'kharar', km: 5 }],
    ['kharar se 5 km', { of: 'kharar', km: 5 }],
    ['20 min drive from phase 7', { of: 'mohali-phase-7', minutes: 20, by: 'car' }],
    ['within 3 km of phase 7 mohali', { of: 'mohali-phase-7', km: 3 }],
  ])('"%s" is measured from the place: %j', (text, within) => {
    const { filter, ignored, words } = read(text);
    expect([filter.within, filter.place, ignored, words]).toEqual([within, undefined, [], []]);
  });

  it('a distance from a place that is not known is set aside, and said so', () => {
    expect(read('kharar flat 5 min from airport road')).toMatchObject({
      filter: { place: ['kharar'] },
      ignored: ['5 min'],
    });
    expect(read('kharar flat 5 min from airport road').filter.within).toBeUndefined();
  });

  it('a word behind a landmark that says its kind belongs to its name', () => {
    expect(read('near chitkara school')).toMatchObject({ words: [], filter: { within: { of: 'chitkara-school' } } });
    expect(filter('near chitkara international school').within).toEqual(filter('near chitkara intl school').within);
  });

  it('finds a landmark by the words of its name in any order', () => {
    expect(filter('near bus stand sector 43').within).toMatchObject({ of: 'isbt-sector-43' });
  });

  it.each([
    ['near chitkara university', 'chitkara university'],
    ['near airport road', 'airport road'],
    ['near rose garden', 'rose garden'],
  ])('"%s" is neither a landmark nor an amenity', (text, name) => {
    expect(read(text)).toMatchObject({ filter: {}, words: [name] });
  });

  it.each([
    ['flat without lift or gym', 'without lift or gym', flat],
    ['flat not in kharar', 'not in kharar', flat],
    ['flat not on 4th floor', 'not on 4th floor', flat],
    ['flat rent 15k', 'rent 15k', flat],
  ])('"%s" does not ask for what it excludes; "%s" is set aside', (text, ignored, found) => {
    const reading = read(text);
    expect([[...reading.ignored, ...reading.words].join(' '), reading.filter]).toEqual([ignored, found]);
  });

  it('ignores a number without a unit', () => {
    expect(read('flat for a family of four')).toMatchObject({ ignored: ['family', 'four'], words: [] });
  });

  it.each([
    ['plot 200', ['size', 'price']],
    ['plot under 200', ['price', 'size']],
    ['plot 200 gaj', []],
    ['plot budget 200', []],
  ])('"%s" may be an area or a price: %j', (text, names) => {
    const reading = read(text);
    const choice = reading.choices.find(({ options }) => options.some(({ facet }) => facet === 'price'));
    const filters = choice?.options.map((option) => filterWithChosenOption(reading, choice, option)) ?? [];
    expect(filters.map((one) => Object.keys(one).find((name) => name !== 'kinds'))).toEqual(names);
  });

  it('returns the position of each part in the text', () => {
    expect(read('2 bhk kharar').parts).toEqual([
      { from: 0, to: 5, facet: 'attribute', name: 'bedrooms', value: { exact: [2] } },
      { from: 6, to: 12, facet: 'place', value: 'kharar' },
    ]);
  });

  it('separates known words without a filter from unknown words', () => {
    expect(read('cheap sunlit flat kharar')).toMatchObject({ ignored: ['cheap'], words: ['sunlit'] });
  });
});

describe('typing errors', () => {
  it.each([
    ['zirakpr flat', 'zirakpr', 'Zirakpur'],
    ['jirakpur', 'jirakpur', 'Zirakpur'],
    ['chandigrah', 'chandigrah', 'Chandigarh'],
    ['khothi kharar', 'khothi', 'kothi'],
    ['खरड़ में फलैटस', 'फलैटस', 'फलैट'],
  ])('"%s": %s is read as %s', (text, typed, meant) => {
    expect(read(text).corrections).toMatchObject([{ typed, meant }]);
  });

  it.each([
    ['adarsh naar 2bhk', 'adarsh naar', 'Adarsh Nagar', { place: ['mohali-adarsh-nagar'] }],
    ['wave garden 4 bhk', 'wave garden', 'Wave Gardens', { place: ['mohali-wave-gardens'] }],
    ['chatt bir zoo flat', 'chatt bir zoo', 'Chhatbir Zoo', { place: ['zirakpur-chhatbir-zoo'] }],
    ['flat near elante mal', 'elante mal', 'Elante Mall', { within: { of: 'elante-mall', km: 3 } }],
  ])('"%s": the name %s is read as %s, not word by word', (text, typed, meant, found) => {
    expect(read(text).corrections).toMatchObject([{ typed, meant }]);
    expect(read(text)).toMatchObject({ filter: found, words: [], ignored: [] });
  });

  it('in a name leave other words and numbers as they are', () => {
    expect(filter('garden flat mohali')).toMatchObject({ place: ['mohali'], amenities: ['privateGarden'] });
    expect(read('sector 5 mdc')).toMatchObject({ filter: { place: ['panchkula-mdc-sector-5'] }, corrections: [] });
    expect(read('sector 6 mdc').words).toEqual(['sector 6']);
    expect(read('kothi roof')).toMatchObject({ corrections: [], words: ['roof'] });
    expect(filter('near mohali').place).toEqual(['mohali']);
    expect(filter('near kharar')).toEqual({ place: ['kharar'] });
  });

  it('are corrected in words of at least four letters, and two from eight letters', () => {
    expect([filter('khara'), filter('khr'), filter('pnchkla')].map(({ place }) => place)).toEqual([
      ['kharar'],
      ['kharar'],
      ['panchkula'],
    ]);
    expect(read('chndgrh').words).toEqual(['chndgrh']);
  });

  it('are not corrected in numbers, known words, or after the user undid a correction', () => {
    expect(read('sector 72')).toMatchObject({ corrections: [], words: ['sector 72'] });
    expect(read('family')).toMatchObject({ corrections: [], ignored: ['family'] });
    expect(read('zirakpr', { asTyped: true })).toMatchObject({ corrections: [], words: ['zirakpr'], filter: {} });
  });
});
