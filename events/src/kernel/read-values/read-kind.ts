import { normalizeSpelling } from '../fold-spelling.ts';
import { PROPERTY_TYPES, type PropertyType, SUBTYPES, SUBTYPES_OF, type Subtype } from '../property-kinds.ts';
import { accepted, ambiguous, collapseSpaces, type Reading, readingIfBlankOrTooLong, rejected } from './reading.ts';

const TYPE_WORDS: Readonly<Record<PropertyType, RegExp>> = {
  residential:
    /^(?:residential|resi|residence|housing|homes?|आवासीय|रिहायशी|ਰਿਹਾਇਸ਼ੀ)(?: (?:property|sale|lease|properties))?$/,
  commercial:
    /^(?:commercial|comm|business|retail|व्यावसायिक|वाणिज्यिक|कमर्शियल|ਵਪਾਰਕ|ਕਮਰਸ਼ੀਅਲ)(?: (?:property|sale|lease|properties))?$/,
};
const FOLDED_TYPES = PROPERTY_TYPES.map((type) => [type, foldPattern(TYPE_WORDS[type])] as const);

function foldPattern(pattern: RegExp): RegExp {
  return new RegExp(normalizeSpelling(pattern.source), 'u');
}

/** In the languages and spellings of brokers' files. */
export function parsePropertyType(typed: string): Reading<PropertyType> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const folded = simplify(text);
  const type = FOLDED_TYPES.find(([, words]) => words.test(folded))?.[0];
  return type ? accepted(type) : rejected('unknown_value', text);
}

const PLOT_KINDS: readonly Subtype[] = ['residential-plot', 'commercial-plot'];
const PLOT = '(?:plots?|lands?|sites?|vacant land|unimproved land|lots?|भूखंड|प्लॉट|प्लाट|जमीन|ਪਲਾਟ|ਜ਼ਮੀਨ)';
const HOME_USE = '(?:residential|resi|house|housing|home|kothi|आवासीय|रिहायशी|ਰਿਹਾਇਸ਼ੀ)';
const TRADE_USE = '(?:commercial|comm|shop|sco|showroom|booth|व्यावसायिक|वाणिज्यिक|कमर्शियल|ਵਪਾਰਕ|ਕਮਰਸ਼ੀਅਲ)';

/** The first match counts. */
const KIND_PHRASES: readonly (readonly [readonly Subtype[], string])[] = [
  [['residential-plot'], `${HOME_USE} ${PLOT}(?: ${PLOT})*|${PLOT} ${HOME_USE}|${PLOT} for (?:house|home|residence)`],
  [['commercial-plot'], `${TRADE_USE} ${PLOT}(?: ${PLOT})*|${PLOT} ${TRADE_USE}`],
  [PLOT_KINDS, `${PLOT}(?: ${PLOT})*`],
  [
    ['flat'],
    '(?:(?:residential|resi|service|serviced|studio|builder|multi ?storey|multistory|high ?rise|low ?rise|society|luxury|group housing|' +
      'duplex|triplex|simplex|penthouse|garden|rk) )*(?:flats?|apartments?|apts?|appartments?|condominiums?|condos?|units?|penthouses?|' +
      'stock cooperative|cooperative|फ्लैट|फलैट|फ्लैट्स|अपार्टमेंट|पेंटहाउस|ਫਲੈਟ|ਫਲੈਟਸ|ਅਪਾਰਟਮੈਂਟ)',
  ],
  [
    ['flat'],
    '(?:residential |independent |builder |individual |single |separate )?(?:builders? )?floors?(?: (?:flat|apartment))?|studio|bhk|rk|बिल्डर फ्लोर|फ्लोर|ਬਿਲਡਰ ਫਲੋਰ',
  ],
  [
    ['kothi'],
    '(?:(?:residential|resi|independent|individual|single|double|triple|storey|story|detached|semi|attached|duplex|triplex|luxury|simplex|' +
      'gated|corner|full|row|town|end|end of|mid|link|terraced?|farm|family) )*(?:houses?|kothis?|kothees?|kothies|villas?|bungalows?|bungalow|banglows?|townhouses?|' +
      'rowhouses?|farmhouses?|homes?|mansions?|haveli|cottages?|cabins?|residences?|detached|terraced?|maisonettes?|mews|कोठी|कोठियाँ|मकान|घर|बंगला|विला|हवेली|ਕੋਠੀ|ਕੋਠੀਆਂ|ਮਕਾਨ|ਘਰ|ਬੰਗਲਾ|ਵਿਲਾ|ਹਵੇਲੀ)|' +
      '(?:single|one) family(?: (?:residence|residential|detached|home|dwelling))*|duplex|triplex|semi detached|डुप्लेक्स|ਡੁਪਲੈਕਸ',
  ],
  [
    ['office'],
    '(?:commercial |corporate |private |it |business |furnished |बिजनेस )*(?:offices?(?: (?:space|suite|floor|unit|building)s?)?|workspace)|' +
      'it space|coworking(?: space)?|co working(?: space)?|business cent(?:er|re)|ऑफिस|आफिस|दफ्तर|कार्यालय|ਦਫ਼ਤਰ|ਆਫਿਸ',
  ],
  [
    ['showroom'],
    '(?:commercial |retail |double storey |corner |bay )*(?:shops?|showrooms?|show rooms?|stores?|booths?|scos?|scfs?|s\\.?c\\.?[of]|retail(?: (?:space|shop|unit|outlet|store)s?)?)|' +
      '(?:shop cum|sco|scf)(?: (?:offices?|flats?|plot))?|commercial (?:shops?|showrooms?)|शोरूम|दुकान|ਸ਼ੋਅਰੂਮ|ਸ਼ੋਰੂਮ|ਦੁਕਾਨ',
  ],
  [['other'], 'others?|misc|miscellaneous|अन्य|ਹੋਰ'],
  [['flat', 'kothi'], 'residential(?: (?:property|unit))?|resi|आवासीय|ਰਿਹਾਇਸ਼ੀ'],
  [['office', 'showroom'], 'commercial(?: (?:space|property|unit|floor|building))?|sco floor|व्यावसायिक|कमर्शियल|ਵਪਾਰਕ'],
];
const KINDS = KIND_PHRASES.map(
  ([kinds, phrase]) => [kinds, new RegExp(`^(?:${normalizeSpelling(phrase)})$`, 'u')] as const,
);

/** "3 BHK Flat for sale". */
const simplify = (text: string): string =>
  normalizeSpelling(text)
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}/]+/gu, ' ')
    .replaceAll(
      /(?<!\p{L})\d+(?: ?\+ ?\d+)? ?(?:bhk|bed(?:room)?s?|rk|storey|story)?(?!\p{L})|\b(?:for|on) (?:sale|rent|resale)\b|\bresale\b|\bnew\b/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * "Builder Floor" is a flat, "SCO" a showroom; "Plot" is ambiguous without a type. The kind must belong to `type`.
 */
export function parseSubtype(typed: string, type?: PropertyType): Reading<Subtype> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const exact = SUBTYPES.find((kind) => kind === text.toLowerCase().replaceAll(/[\s_]+/g, '-'));
  const phrase = simplify(text);
  const found = exact
    ? [exact]
    : (findKinds(phrase) ?? findKinds(phrase.replaceAll('/', ' ')) ?? commonKinds(phrase.split('/')));
  if (!found) return rejected('unknown_value', text);
  const fitting = type ? found.filter((kind) => SUBTYPES_OF[type].includes(kind)) : found;
  const kinds = fitting.length > 0 ? fitting : found;
  if (kinds.length === 1) return accepted(kinds[0]);
  return ambiguous(kinds, { code: 'several_meanings', params: { text, choices: kinds.join(', ') } });
}

const findKinds = (phrase: string): readonly Subtype[] | undefined =>
  KINDS.find(([, spelling]) => spelling.test(phrase))?.[0];

/** "House/Villa". */
function commonKinds(parts: readonly string[]): readonly Subtype[] | undefined {
  const each = parts.map((part) => findKinds(part.trim()));
  if (each.length < 2 || each.some((kinds) => !kinds)) return undefined;
  const all = [...new Set(each.flatMap((kinds) => kinds ?? []))];
  const common = all.filter((kind) => each.every((kinds) => kinds?.includes(kind)));
  return common.length > 0 ? common : all;
}
