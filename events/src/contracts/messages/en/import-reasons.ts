/** Why a file or row was not imported: for browser and command line. */
export const importReasons = {
  'imports.reason.empty': 'The file is empty.',
  'imports.reason.no_rows': 'The file has column names but no rows.',
  'imports.reason.too_many_rows': 'The file has more than {most} rows. Split it into several files.',
  'imports.reason.wrong_encoding':
    'Line {line} is not valid {encoding}. Save the file as UTF-8, or choose its encoding, such as windows-1252.',
  'imports.reason.unknown_encoding': 'Unknown encoding “{given}”. Use utf-8, windows-1252 or utf-16le.',
  'imports.reason.utf_16':
    'The first line contains NUL bytes, as UTF-16 files do. Choose utf-16le as the encoding, or save the file as UTF-8.',
  'imports.reason.workbook':
    'The file is a workbook, not a CSV file. Open it in a spreadsheet program and save it as CSV UTF-8.',
  'imports.reason.quote_open':
    'Line {line} has an opening quotation mark (") but no closing one. Add the closing mark, or write "" if the mark is part of the text.',
  'imports.reason.quote_misplaced':
    'Line {line} has a quotation mark (") in the wrong place. Delete it, or write "" if it is part of the text.',
  'imports.reason.missing_columns':
    'Missing columns: {missing}. The file has {header}. Map each missing column to one of these, or set one value for all rows.',
  'imports.reason.doubled_column':
    'Columns {places} have the same name, “{name}”. Rename or delete one of them in the file, or choose one by its number.',
  'imports.reason.unnamed_columns':
    'Columns {places} have no name, usually because of merged cells. Unmerge the first line in the spreadsheet, name each column and save the file again. Missing: {missing}.',
  'imports.reason.names_below':
    'The column names are in line {line}. Delete the lines above it and save the file again.',
  'imports.reason.map_absent': 'The file has no column “{given}”. Choose one of its columns: {header}.',
  'imports.reason.delimiter_unknown':
    '“{given}” is not a valid separator. Use a comma, a semicolon, a vertical bar or “tab”.',
  'imports.reason.missing': 'is missing',
  'imports.reason.not_number': '“{text}” is not a number',
  'imports.reason.not_price': '“{text}” is not a price. Enter an amount, such as 45 lakh.',
  'imports.reason.fraction': '“{text}” is written as a fraction: write {decimal} instead',
  'imports.reason.comma':
    '“{text}” has a comma that does not separate thousands: write decimals with a point, and thousands without a comma',
  'imports.reason.point': '“{text}” can mean {thousands} or {decimal}: write the one you mean',
  'imports.reason.points': '“{text}” has several decimal points: write {thousands}',
  'imports.reason.not_rupees': '“{text}” is not in rupees: convert it, and write the price in rupees',
  'imports.reason.no_scale':
    '“{text}” is less than {least}: write the whole amount in rupees, or add a unit, such as 45 lakh or 1.2 Cr',
  'imports.reason.may_be_several': '“{text}” can mean several numbers: write one number, or {most}+ for more',
  'imports.reason.no_count': '“{text}” is not a valid number: write 1 to {most}, or {most}+ for more',
  'imports.reason.half_bedroom': '“{text}” is not a whole number of bedrooms: count bedrooms only, without a study',
  'imports.reason.unit_unknown':
    'the unit “{text}” is unknown: use sqft, sqyd, gaj, marla, kanal, acre, sqm, biswa or bigha',
  'imports.reason.units_differ': '“{text}” has a different unit than {unit}: use one unit',
  'imports.reason.range': '“{text}” is a range: enter one value',
  'imports.reason.per_unit': '“{text}” is a price per unit: enter the price of the whole property',
  'imports.reason.unit_missing': '“{text}” has no unit: write it after the number, such as 1450 sqft or 200 gaj',
  'imports.reason.dimensions': '“{text}” is a length and a width: write the area, such as 900 sqft',
  'imports.reason.unknown_value': '“{text}” is not a known value',
  'imports.reason.several_meanings': '“{text}” can mean {choices}: write the one you mean',
  'imports.reason.too_long': '“{text}” is longer than {most} characters: enter only the value',
  'imports.reason.scientific_id':
    '“{text}” has lost digits in a spreadsheet: format the column as text there, enter the full ID and save the file again',
  'imports.reason.beyond_last':
    '“{text}” is after the last column: put quotation marks around text that contains a comma',
  'imports.reason.short_row':
    'This row has no value for {missing}. A new home is posted without these values; an existing home keeps its values.',
  'imports.reason.left_out': '{remark}; the field is skipped',
  'imports.reason.damaged':
    'contains the invalid character {character} in “{text}”: delete it, or save the file in its correct encoding',
  'imports.reason.sheet_error': 'contains the spreadsheet error “{text}”: correct the formula, and save the file again',
  'imports.reason.id_repeated': 'is already in line {line}',
  'imports.reason.same_id': 'Same ID as line {line}',
  'imports.reason.id_missing':
    'is missing, so the listing to change is unknown: add an ID, or import new rows without updating others',
  'imports.reason.id_similar':
    '“{text}” differs from “{other}” in line {line} only by zeros, case or “.0”: both IDs are kept as written; check whether they mean the same home',
  'imports.reason.city_differs': '“{text}” does not match the position on the map, so {read} is used',
  'imports.reason.locality_unknown':
    '“{text}” is not a known locality of {city}: it is stored as written; check its spelling',
  'imports.reason.command': '{reason}',
  'imports.reason.expected': 'is not valid, expected: {expected}',
  'imports.reason.outside': 'is outside the service region: check that lat and lng are not swapped',
  'imports.reason.rounded': '“{text}” was rounded to {read}',
  'imports.reason.read_as': '“{text}” was read as {read}',
  'imports.column.type': 'residential or commercial; taken from the subtype if missing',
  'imports.column.subtype': 'flat, kothi, residential-plot, commercial-plot, office, showroom or other',
  'imports.column.title': '3 to 120 characters, no phone or email',
  'imports.column.price': 'in rupees: 4500000, 45,00,000, ₹ 45 lakh or 1.2 Cr',
  'imports.column.area': 'a number, with its unit after it or in the unit column',
  'imports.column.area_unit':
    'sqft, sqyd, gaj, marla, kanal, acre, sqm, biswa or bigha; not needed if each area includes its unit',
  'imports.column.lat': 'degrees north',
  'imports.column.lng': 'degrees east',
  'imports.column.external_id': 'your reference number, used to match the row next time',
  'imports.column.bedrooms': '1 to 9, 9+ or 3 BHK; flats and kothis only',
  'imports.column.bathrooms': '1, 2, 3 or 3+; half a bath counts as one',
  'imports.column.balconies': '1, 2, 3 or 3+; not for plots',
  'imports.column.car_parkings': '0 to 4, or 4+; not for plots',
  'imports.column.city': 'taken from the position if missing',
  'imports.column.locality': 'taken from the position if missing',
  'imports.column.project': 'the society or project',
  'imports.column.description': 'up to 5,000 characters',
  'imports.column.floor': '0 or Ground, -1 or Basement, 3, 2nd, 3 of 10; not for plots and kothis',
  'imports.column.total_floors': 'a whole number, at least the floor; not for plots',
  'imports.column.year_built': 'a year such as 2019; not for plots',
  'imports.column.monthly_maintenance': 'whole rupees per month, such as 2,500; not for plots',
  'imports.column.road_width': 'whole feet; plots and kothis only',
  'imports.column.furnishing': 'unfurnished, semi-furnished or furnished; not for plots',
  'imports.column.facing': 'one of eight directions, such as east or NE',
  'imports.column.transaction': 'new or resale',
  'imports.column.open_sides': '1 to 4; plots and kothis only',
  'imports.column.price_negotiable': 'yes or no',
  'imports.column.pets_allowed': 'yes or no; flats and kothis only',
  'imports.column.loan_approved_by': 'names of banks, up to 100 characters',
  'imports.column.possession': 'ready, or the month when it will be ready, such as 2027-12 or Dec 2027',
  'imports.column.super_built_up_area': 'square feet, or with a unit: 1,180, 110 sqm; not for plots',
  'imports.column.built_up_area': 'square feet, or with a unit: 1,180, 110 sqm; not for plots',
  'imports.column.carpet_area': 'square feet, or with a unit: 1,180, 110 sqm; not for plots',
  'imports.column.lister': 'who is selling: owner, agent, builder or relative',
} as const;
