import type { Translation } from '../catalogue.ts';

export const importReasons: Translation = {
  'imports.reason.empty': 'ਫ਼ਾਈਲ ਖ਼ਾਲੀ ਹੈ',
  'imports.reason.no_rows': 'ਫ਼ਾਈਲ ਵਿੱਚ ਕਾਲਮਾਂ ਦੇ ਨਾਂ ਹਨ, ਪਰ ਕੋਈ ਕਤਾਰ ਨਹੀਂ',
  'imports.reason.too_many_rows': 'ਫ਼ਾਈਲ ਵਿੱਚ {most} ਤੋਂ ਵੱਧ ਕਤਾਰਾਂ ਹਨ: ਇਸ ਨੂੰ ਕਈ ਫ਼ਾਈਲਾਂ ਵਿੱਚ ਵੰਡੋ',
  'imports.reason.wrong_encoding':
    'ਕਤਾਰ {line} {encoding} ਨਹੀਂ ਹੈ: ਫ਼ਾਈਲ ਨੂੰ UTF-8 ਵਿੱਚ ਸਾਂਭੋ, ਜਾਂ ਦੱਸੋ ਕਿ ਇਹ ਕਿਸ ਐਨਕੋਡਿੰਗ ਵਿੱਚ ਹੈ, ਜਿਵੇਂ windows-1252',
  'imports.reason.unknown_encoding': '“{given}” ਨਾਂ ਦੀ ਕੋਈ ਐਨਕੋਡਿੰਗ ਨਹੀਂ ਹੈ: utf-8, windows-1252 ਜਾਂ utf-16le ਅਜ਼ਮਾਓ',
  'imports.reason.quote_open':
    'ਕਤਾਰ {line} ਵਿੱਚ ਖੁੱਲ੍ਹਿਆ ਪੁੱਠਾ ਕਾਮਾ ਕਿਤੇ ਬੰਦ ਨਹੀਂ ਹੁੰਦਾ: ਉੱਥੇ ਹੀ ਬੰਦ ਕਰੋ, ਜਾਂ ਲਿਖਤ ਦਾ ਹਿੱਸਾ ਹੋਵੇ ਤਾਂ ਦੋ ਵਾਰ ਲਿਖੋ',
  'imports.reason.quote_misplaced':
    'ਕਤਾਰ {line} ਵਿੱਚ ਪੁੱਠਾ ਕਾਮਾ ਲਿਖਤ ਦੇ ਵਿਚਕਾਰ ਹੈ: ਲਿਖਤ ਦਾ ਹਿੱਸਾ ਹੋਵੇ ਤਾਂ ਦੋ ਵਾਰ ਲਿਖੋ, ਜਾਂ ਪੂਰੀ ਲਿਖਤ ਨੂੰ ਪੁੱਠੇ ਕਾਮਿਆਂ ਵਿੱਚ ਰੱਖੋ',
  'imports.reason.missing_columns':
    'ਇਹ ਕਾਲਮ ਨਹੀਂ ਹਨ: {missing}। ਫ਼ਾਈਲ ਵਿੱਚ ਹਨ: {header}। ਦੱਸੋ ਕਿ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕਿਹੜਾ ਕੌਣ ਹੈ, ਜਾਂ ਸਾਰੀਆਂ ਕਤਾਰਾਂ ਲਈ ਇੱਕ ਮੁੱਲ ਦਿਓ',
  'imports.reason.doubled_column': 'ਕਾਲਮ {places} ਦੋਵੇਂ “{name}” ਹਨ: ਫ਼ਾਈਲ ਵਿੱਚ ਇੱਕ ਦਾ ਨਾਂ ਬਦਲੋ ਜਾਂ ਇਸ ਨੂੰ ਹਟਾਓ, ਜਾਂ ਨੰਬਰ ਨਾਲ ਇੱਕ ਚੁਣੋ',
  'imports.reason.unnamed_columns':
    'ਕਾਲਮ {places} ਦਾ ਕੋਈ ਨਾਂ ਨਹੀਂ ਹੈ, ਜਿਵੇਂ ਮਿਲਾਏ ਹੋਏ ਖਾਨਿਆਂ ਨਾਲ ਹੁੰਦਾ ਹੈ: ਸਪ੍ਰੈਡਸ਼ੀਟ ਦੀ ਪਹਿਲੀ ਕਤਾਰ ਨੂੰ ਵੱਖ-ਵੱਖ ਕਰੋ, ਹਰ ਕਾਲਮ ਨੂੰ ਆਪਣਾ ਨਾਂ ਦਿਓ ਅਤੇ ਫਿਰ ਸਾਂਭੋ। ਨਹੀਂ ਮਿਲੇ: {missing}',
  'imports.reason.names_below': 'ਕਾਲਮਾਂ ਦੇ ਨਾਂ ਕਤਾਰ {line} ਵਿੱਚ ਹਨ: ਇਸ ਤੋਂ ਉੱਪਰਲੀਆਂ ਕਤਾਰਾਂ ਹਟਾਓ ਅਤੇ ਫਿਰ ਸਾਂਭੋ',
  'imports.reason.map_unknown': '{given}: ਉਹਨਾਂ ਦਾ=ਸਾਡਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ, ਸਾਡਾ ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ: {columns}',
  'imports.reason.map_absent': '{given}: ਫ਼ਾਈਲ ਵਿੱਚ ਅਜਿਹਾ ਕੋਈ ਕਾਲਮ ਨਹੀਂ ਹੈ, ਇਸ ਵਿੱਚ ਹਨ: {header}',
  'imports.reason.set_unknown': '{given}: ਸਾਡਾ=ਮੁੱਲ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ, ਸਾਡਾ ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ: {columns}',
  'imports.reason.delimiter_unknown': '“{given}” ਨਾਲ ਕਾਲਮ ਵੱਖ ਨਹੀਂ ਹੁੰਦੇ: ਕਾਮਾ, ਸੈਮੀਕੋਲਨ, ਬਾਰ ਜਾਂ “tab” ਵਰਤੋ',
  'imports.reason.missing': 'ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ',
  'imports.reason.not_number': '“{text}” ਕੋਈ ਸੰਖਿਆ ਨਹੀਂ ਹੈ',
  'imports.reason.comma': '“{text}” ਦਾ ਕਾਮਾ ਹਜ਼ਾਰ ਵੱਖ ਨਹੀਂ ਕਰਦਾ: ਦਸ਼ਮਲਵ ਬਿੰਦੀ ਨਾਲ ਲਿਖੋ',
  'imports.reason.not_rupees': '“{text}” ਰੁਪਏ ਵਿੱਚ ਨਹੀਂ ਹੈ',
  'imports.reason.may_be_several': '“{text}” ਕਈ ਹੋ ਸਕਦੇ ਹਨ: ਸੰਖਿਆ ਦਿਓ, ਜਾਂ ਵੱਧ ਲਈ {most}+',
  'imports.reason.half_bedroom': '“{text}” ਬੈੱਡਰੂਮਾਂ ਦੀ ਪੂਰੀ ਸੰਖਿਆ ਨਹੀਂ ਹੈ',
  'imports.reason.unit_unknown': '“{text}” ਅਣਜਾਣ ਇਕਾਈ ਹੈ: sqft, sqyd, gaj, marla, kanal, acre, sqm, biswa ਜਾਂ bigha ਲਿਖੋ',
  'imports.reason.units_differ': '“{text}” ਵਿੱਚ {unit} ਤੋਂ ਵੱਖਰੀ ਇਕਾਈ ਹੈ',
  'imports.reason.beyond_last': '“{text}” ਆਖ਼ਰੀ ਕਾਲਮ ਤੋਂ ਬਾਅਦ ਹੈ: ਲਿਖਤ ਵਿੱਚ ਕਾਮਾ ਹੋਵੇ ਤਾਂ ਲਿਖਤ ਨੂੰ ਪੁੱਠੇ ਕਾਮਿਆਂ ਵਿੱਚ ਰੱਖੋ',
  'imports.reason.id_repeated': 'ਕਤਾਰ {line} ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਹੈ',
  'imports.reason.id_missing':
    'ਨਹੀਂ ਦਿੱਤੀ ਗਈ, ਇਸ ਲਈ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ ਕਿ ਕਤਾਰ ਕੀ ਬਦਲਦੀ ਹੈ: ਪਛਾਣ ਦਿਓ, ਜਾਂ ਹੋਰਾਂ ਨੂੰ ਬਦਲੇ ਬਿਨਾਂ ਨਵੀਆਂ ਕਤਾਰਾਂ ਲਿਆਓ',
  'imports.reason.command': '{reason}',
  'imports.reason.rounded': '“{text}” ਨੂੰ {read} ਪੜ੍ਹਿਆ ਗਿਆ',
  'imports.column.type': 'residential (ਰਿਹਾਇਸ਼ੀ) ਜਾਂ commercial (ਵਪਾਰਕ)',
  'imports.column.subtype': 'ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ: flat, kothi, residential-plot, commercial-plot, office, showroom, other',
  'imports.column.title': '3 ਤੋਂ 120 ਅੱਖਰ, ਬਿਨਾਂ ਕਿਸੇ ਸੰਪਰਕ ਦੇ',
  'imports.column.price': 'ਰੁਪਏ ਵਿੱਚ: 4500000, 45,00,000, ₹ 45 lakh ਜਾਂ 1.2 Cr',
  'imports.column.area': 'ਸੰਖਿਆ, ਇਕਾਈ ਇਸ ਦੇ ਪਿੱਛੇ ਜਾਂ ਵੱਖਰੇ ਕਾਲਮ ਵਿੱਚ',
  'imports.column.area_unit': 'sqft, sqyd, gaj, marla, kanal, acre, sqm, biswa ਜਾਂ bigha',
  'imports.column.lat': 'ਅਕਸ਼ਾਂਸ਼, ਡਿਗਰੀ ਵਿੱਚ',
  'imports.column.lng': 'ਰੇਖਾਂਸ਼, ਡਿਗਰੀ ਵਿੱਚ',
  'imports.column.external_id': 'ਤੁਹਾਡਾ ਆਪਣਾ ਨਾਂ: ਕਤਾਰ ਇਸੇ ਨਾਲ ਮੁੜ ਪਛਾਣੀ ਜਾਂਦੀ ਹੈ',
  'imports.column.bedrooms': '1 ਤੋਂ 9, 9+ ਜਾਂ 3 BHK; ਸਿਰਫ਼ ਫ਼ਲੈਟ ਅਤੇ ਕੋਠੀ ਲਈ',
  'imports.column.bathrooms': '1, 2, 3 ਜਾਂ 3+; ਅੱਧਾ ਬਾਥਰੂਮ ਇੱਕ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ',
  'imports.column.city': 'ਨਾ ਹੋਵੇ ਤਾਂ ਨਕਸ਼ੇ ਦੀ ਥਾਂ ਤੋਂ ਪਤਾ ਲੱਗਦਾ ਹੈ',
  'imports.column.locality': 'ਨਾ ਹੋਵੇ ਤਾਂ ਨਕਸ਼ੇ ਦੀ ਥਾਂ ਤੋਂ ਪਤਾ ਲੱਗਦਾ ਹੈ',
  'imports.column.project': 'ਸੁਸਾਇਟੀ ਜਾਂ ਪ੍ਰੋਜੈਕਟ',
  'imports.column.description': '5,000 ਅੱਖਰਾਂ ਤੱਕ',
};
