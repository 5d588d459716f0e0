import { ATTRIBUTES } from '@naksha/events/kernel';
import { COLUMN_NAMES } from '@naksha/events/messages/column-names';
import { IMPORT_COLUMNS, type ImportColumn, type ImportOptions, type ImportPreview } from '@naksha/events/wire/imports';
import { columnOptionKey } from './import-options.ts';

/** Likeliest first: brokers' tables in English, Hindi and Punjabi, RESO's data dictionary, and popular data sets. */
const SYNONYMS: Partial<Record<ImportColumn, readonly string[]>> = {
  external_id: [
    'id',
    'listing key',
    'listing id',
    'property id',
    'ref',
    'ref no',
    'reference',
    'code',
    'sr no',
    's no',
    'क्र',
    'क्रमांक',
    'क्रम',
    'ਲੜੀ ਨੰ',
    'ਨੰਬਰ',
  ],
  subtype: ['property sub type', 'sub type', 'property type', 'kind', 'category', 'प्रकार', 'संपत्ति का प्रकार', 'ਕਿਸਮ'],
  price: [
    'asking price',
    'list price',
    'sale price',
    'expected price',
    'amount',
    'cost',
    'demand',
    'कीमत',
    'दाम',
    'मूल्य',
    'ਕੀਮਤ',
    'ਮੁੱਲ',
  ],
  area: [
    'size',
    'living area',
    'building area',
    'built up area',
    'builtup area',
    'super area',
    'covered area',
    'sqft living',
    'plot size',
    'lot size area',
    'landsize',
    'land size',
    'क्षेत्रफल',
    'एरिया',
    'ਖੇਤਰਫਲ',
    'ਰਕਬਾ',
  ],
  area_unit: ['unit', 'units', 'living area units', 'lot size units', 'area units', 'इकाई', 'ਇਕਾਈ'],
  lat: ['latitude', 'lattitude', 'अक्षांश', 'ਅਕਸ਼ਾਂਸ਼'],
  lng: ['lon', 'long', 'longitude', 'longtitude', 'देशांतर', 'ਦੇਸ਼ਾਂਤਰ'],
  bedrooms: ['bhk', 'bedroom', 'beds', 'bedrooms total', 'rooms', 'कमरे', 'बेडरूम', 'ਕਮਰੇ'],
  bathrooms: ['bathroom', 'baths', 'bathrooms total integer', 'toilets', 'बाथरूम', 'ਬਾਥਰੂਮ'],
  balconies: ['balcony', 'बालकनी', 'ਬਾਲਕਨੀ'],
  car_parkings: ['parking', 'car parking', 'garage spaces', 'पार्किंग', 'ਪਾਰਕਿੰਗ'],
  city: ['town', 'शहर', 'ਸ਼ਹਿਰ'],
  locality: [
    'sector',
    'subdivision name',
    'suburb',
    'neighbourhood',
    'neighborhood',
    'colony',
    'सेक्टर',
    'इलाका',
    'ਸੈਕਟਰ',
    'ਇਲਾਕਾ',
  ],
  project: ['society', 'project name', 'building name', 'सोसाइटी', 'ਸੁਸਾਇਟੀ'],
  lister: ['listed by', 'posted by', 'seller type'],
  title: [
    'headline',
    'heading',
    'शीर्षक',
    'ਸਿਰਲੇਖ',
    'unparsed address',
    'address',
    'विवरण',
    'ਵੇਰਵਾ',
    'public remarks',
    'description',
  ],
  description: ['remarks', 'public remarks', 'details', 'notes', 'comments', 'टिप्पणी', 'विवरण', 'ਟਿੱਪਣੀ', 'ਵੇਰਵਾ'],
  ...COLUMN_NAMES,
};
/** Building areas can also serve as the home's area. */
const BUILDING_AREAS = ATTRIBUTES.filter(({ value }) => value.type === 'number' && value.unit === 'sqft').map(
  ({ wire }) => wire as ImportColumn,
);
const listSharing = (field: ImportColumn): readonly ImportColumn[] => {
  if (field === 'area') return BUILDING_AREAS;
  return BUILDING_AREAS.includes(field) ? ['area'] : [];
};
const WITH_FALLBACK: readonly ImportColumn[] = ['area', 'area_unit'];

/** “ListPrice” is “list price”. Ignores nuktas. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u093c\u0a3c]/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export function addSuggestedColumns(options: ImportOptions, preview: Pick<ImportPreview, 'columns'>): ImportOptions {
  const map = { ...options.map };
  const taken = new Set([...Object.values(map).flat(), ...(options.ignore ?? [])]);
  const columns = preview.columns.map((column) => ({
    key: columnOptionKey(column, preview),
    name: plain(column.name),
  }));
  const isFree = (field: ImportColumn, key: string): boolean =>
    !taken.has(key) || listSharing(field).some((other) => map[other]?.includes(key));
  for (const field of Object.keys(SYNONYMS) as ImportColumn[]) {
    if (map[field] || options.set?.[field] !== undefined || !(field in IMPORT_COLUMNS)) continue;
    const found = (SYNONYMS[field] ?? []).flatMap((synonym) =>
      columns.filter(({ key, name }) => name === plain(synonym) && isFree(field, key)).map(({ key }) => key),
    );
    const keys = WITH_FALLBACK.includes(field) ? found : found.slice(0, 1);
    if (keys.length === 0) continue;
    map[field] = keys;
    for (const key of keys) taken.add(key);
  }
  return { ...options, map };
}
