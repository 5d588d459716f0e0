import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { type CsvCallbacks, type CsvHeader, type CsvOptions, readCsv } from './read-csv.ts';

const HEADER = 'type,subtype,title,price,area,area_unit,lat,lng';
const ROW = 'residential,flat,Next,1,2,sqft,30,76';

function readRows(
  file: string | Buffer,
  options: CsvOptions = {},
  readers: CsvCallbacks['onHeader'] | CsvCallbacks = {},
) {
  const bytes = Buffer.from(file as string);
  // Inside characters, as disks and networks do.
  const chunks = (async function* () {
    for (let from = 0; from < bytes.length; from += 7) yield bytes.subarray(from, from + 7);
  })();
  return Array.fromAsync(readCsv(chunks, options, typeof readers === 'function' ? { onHeader: readers } : readers));
}
const refusal = (code: string, params: object = {}) => ({ reason: { code, params: expect.objectContaining(params) } });

it('returns each row with its first line, despite quoted line breaks, empty lines and a byte-order mark', async () => {
  const rows = await readRows(`\uFEFF${HEADER}\nresidential,flat,"Two\nlines",1,2,sqft,30,76\n\n${ROW}\n,,,,,,,\n`);
  expect(rows.map(({ line, row }) => [line, row.title])).toEqual([
    [2, 'Two\nlines'],
    [5, 'Next'],
  ]);
});

it.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('finds column names between %s below a title, and reports their line', async (_, delimiter) => {
  const table = [HEADER, ROW].map((line) => line.replaceAll(',', delimiter)).join('\n');
  for (const title of ['Stock of November', 'Stock, as of today, by Gurpreet', '"Stock, all of it"'])
    await expect(readRows(`${title}\n${table}\n`), title).rejects.toMatchObject(refusal('names_below', { line: '2' }));
});

it.each([
  ['a letter of Latin-1', Buffer.from('Caf\xe9', 'latin1')],
  ['half a letter', Buffer.from('ख').subarray(0, 2)],
  ['UTF-16', Buffer.from('Flat', 'utf16le').fill(0xff, 0, 1)],
])('G-41 %s is rejected with its line, and not replaced by another character', async (_, bytes) => {
  const before = Buffer.from(`${HEADER}\nresidential,flat,Bright ਘਰ,1,2,sqft,30,76\nresidential,flat,`);
  const wrong = refusal('wrong_encoding', { line: '3' });
  await expect(readRows(Buffer.concat([before, bytes, Buffer.from(',1,2,sqft,30,76\n')]))).rejects.toMatchObject(wrong);
  await expect(readRows(Buffer.concat([before, bytes]))).rejects.toMatchObject(wrong);
});

it('reads another encoding if it is specified, or if a byte-order mark indicates it', async () => {
  const text = `${HEADER}\nresidential,flat,Café – ${'x'},1,2,sqft,30,76\n`;
  const titles = async (file: Buffer, encoding?: string) =>
    (await readRows(file, { encoding })).map((r) => r.row.title);
  const dashed = Buffer.from(text.replace('–', '\x96'), 'latin1');
  expect(await titles(dashed, 'windows-1252')).toEqual(['Café – x']);
  expect(await titles(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['Café – x']);
  await expect(readRows(text, { encoding: 'klingon' })).rejects.toMatchObject(refusal('unknown_encoding'));
});

it.each([
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', '|'],
])('detects %j as the delimiter, or uses the specified one', async (delimiter, named) => {
  const file = [HEADER, ROW].map((line) => line.replaceAll(',', delimiter)).join('\n');
  for (const options of [{}, { delimiter: named }]) {
    let found: CsvHeader | undefined;
    const rows = await readRows(file, options, (header) => {
      found = header;
    });
    expect(rows[0].row.title).toBe('Next');
    expect(found?.delimiter).toBe(delimiter);
  }
  await expect(readRows(file, { delimiter: 'x' })).rejects.toMatchObject(refusal('delimiter_unknown'));
});

it('uses a constant for missing values', async () => {
  const rows = await readRows(`${HEADER.replace('type,', '')}\nflat,A,1,2,,30,76\nflat,B,1,2,marla,30,76\n`, {
    map: { area_unit: ['area_unit'] },
    set: { type: 'residential', area_unit: 'sqft' },
  });
  expect(rows.map(({ row }) => [row.type, row.area_unit])).toEqual([
    ['residential', 'sqft'],
    ['residential', 'marla'],
  ]);
});

it('G-41 reports everything that is dropped: unknown columns and cells beyond the last one', async () => {
  let found: CsvHeader | undefined;
  const rows = await readRows(
    `${HEADER},remarks\nresidential,flat,Corner,1,2,sqft,30,76,quiet,Mohali\n`,
    {},
    (header) => {
      found = header;
    },
  );
  expect(rows.map(({ line, beyond }) => [line, beyond])).toEqual([[2, ['Mohali']]]);
  expect(found?.leftOut).toEqual(['remarks']);
});

it('names the line of an unclosed quote, however much follows', async () => {
  const open = `${HEADER}\n${ROW}\n\n\nresidential,flat,"Open,1,2,sqft,30,76\n`;
  await expect(readRows(open + `${ROW}\n`.repeat(20))).rejects.toMatchObject(refusal('quote_open', { line: '5' }));
  const long = Buffer.from(open + `${ROW}\n`.repeat(20_000));
  const whole = (async function* () {
    yield long;
  })();
  await expect(Array.fromAsync(readCsv(whole, {}))).rejects.toMatchObject(refusal('quote_open', { line: '5' }));
  await expect(readRows(`${HEADER}\nresidential,flat,5" wide "door",1,2,sqft,30,76\n`)).rejects.toMatchObject(
    refusal('quote_misplaced', { line: '2' }),
  );
});

it('rejects a file without rows', async () => {
  await expect(readRows('')).rejects.toMatchObject(refusal('empty'));
  await expect(readRows(' \n\n')).rejects.toMatchObject(refusal('empty'));
  await expect(readRows(HEADER)).rejects.toMatchObject(refusal('no_rows'));
});

it.each([
  ['\0', 'U+0000', '3 BHK␀flat'],
  ['\u0007', 'U+0007', '3 BHK␇flat'],
  ['\u0085', 'U+0085', '3 BHK\ufffdflat'],
  ['\ufffd', 'U+FFFD', '3 BHK\ufffdflat'],
])('a row with %j in a text is reported with its column, and the character is kept', async (sign, character, text) => {
  const [row] = await readRows(`${HEADER},remarks\nresidential,flat,3 BHK${sign}flat,1,2,sqft,30,76,a${sign}b\n`);
  expect(row.damaged).toEqual([{ column: 'title', reason: { code: 'damaged', params: { text, character } } }]);
});

it('shows the surroundings of such a character in a long text; line breaks and tabs are valid', async () => {
  const long = `${'a'.repeat(50)}\0${'b'.repeat(50)}`;
  const [first, second] = await readRows(
    `${HEADER}\nresidential,flat,${long},1,2,sqft,30,76\nresidential,flat,"a\tb\r\nc",1,2,sqft,30,76\n`,
  );
  expect(first.damaged?.[0].reason.params?.text).toBe(`${'a'.repeat(12)}␀${'b'.repeat(11)}`);
  expect(second.damaged).toBeUndefined();
});

it('distinguishes UTF-16 without its mark from a file with missing columns', async () => {
  const file = Buffer.from(`${HEADER}\n${ROW}\n`, 'utf16le');
  await expect(readRows(file)).rejects.toMatchObject(refusal('utf_16'));
  expect((await readRows(file, { encoding: 'utf-16le' }))[0].row.title).toBe('Next');
});

it.each([
  ['xlsx', 'PK\x03\x04\x14\x00\x06\x00'],
  ['xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
])('asks to save a workbook (%s) as CSV, for any specified encoding', async (_, beginning) => {
  for (const options of [{}, { encoding: 'windows-1252' }])
    await expect(readRows(Buffer.from(beginning, 'latin1'), options)).rejects.toMatchObject(refusal('workbook'));
});

it('lists constants that no row used', async () => {
  const set = { type: 'residential', area_unit: 'sqft', city: 'Mohali' };
  const rest = HEADER.replace('type,', '').replace(',area_unit', '');
  const unused = async (header: string, ...rows: string[]) => {
    let found: readonly string[] = [];
    const onUnusedSets = (columns: readonly string[]) => {
      found = columns;
    };
    const file = (async function* () {
      yield Buffer.from([header, ...rows].join('\n'));
    })();
    const map = header === HEADER ? { type: ['type'], area_unit: ['area_unit'] } : {};
    await Array.fromAsync(readCsv(file, { set, map }, { onUnusedSets }));
    return found;
  };
  expect(await unused(rest, 'flat,Next,1,2,30,76')).toEqual([]);
  expect(await unused(HEADER, ROW, ROW)).toEqual(['type', 'area_unit']);
  expect(await unused(HEADER, ROW, ROW.replace('sqft', ''))).toEqual(['type']);
});

it('lists skip values that no row has', async () => {
  let found: unknown;
  const file = (async function* () {
    yield Buffer.from([`${HEADER},Kind`, `${ROW},Flat`, `${ROW},Shop`].join('\n'));
  })();
  const onUnusedSkips = (values: unknown) => {
    found = values;
  };
  await Array.fromAsync(readCsv(file, { skip: { subtype: ['FLAT'], '#9': ['Flatt', 'shop'] } }, { onUnusedSkips }));
  expect(found).toEqual([{ column: '#9', text: 'Flatt' }]);
});

it.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#n/a'])(
  '%s in a cell is a spreadsheet error',
  async (text) => {
    const [{ damaged }] = await readRows(`${HEADER}\n${ROW.replace('Next', text)}\n`);
    expect(damaged).toEqual([{ column: 'title', reason: { code: 'sheet_error', params: { text } } }]);
    expect((await readRows(`${HEADER}\n${ROW.replace('Next', `Flat ${text}`)}\n`))[0]).not.toHaveProperty('damaged');
  },
);

it.each([
  ['as programs write it', '="W-01"'],
  ['as CSV has it', '"=""W-01"""'],
])('a number that a spreadsheet stores as text is that text, and reported: %s', async (_, cell) => {
  for (const delimiter of [',', ';', '\t']) {
    const lines = [`${HEADER},external_id`, `${ROW},${cell}`, `${cell},${ROW.slice(ROW.indexOf(',') + 1)},W-02`];
    const rows = await readRows(lines.join('\n').replaceAll(',', delimiter));
    const note = (column: string) => ({
      column,
      reason: { code: 'read_as', params: { text: '="W-01"', read: 'W-01' } },
    });
    expect(rows).toMatchObject([
      { line: 2, row: { external_id: 'W-01' }, cells: expect.arrayContaining(['="W-01"']) },
      { line: 3, row: { type: 'W-01', external_id: 'W-02' } },
    ]);
    expect(rows.map(({ notes }) => notes)).toEqual([[note('external_id')], [note('type')]]);
  }
});

it('such a text within quotes is unchanged', async () => {
  for (const title of ['a,=",b', 'a,=",W",b', 'a\n="W"\nb', '=', 'x="W"']) {
    const quoted = `"${title.replaceAll('"', '""')}"`;
    const [{ row, notes }] = await readRows(`${HEADER}\n${ROW.replace('Next', quoted)}\n`);
    expect([row.title, notes]).toEqual([title, undefined]);
  }
});

it('an area with its own unit keeps it even if a unit is set for all rows', async () => {
  const header = HEADER.replace('area_unit,', '');
  const unitsOf = async (...areas: string[]) => {
    const unused: string[] = [];
    const lines = areas.map((area) => `residential,flat,Next,1,${area},30,76`);
    const rows = await readRows(
      [header, ...lines].join('\n'),
      { set: { area_unit: 'sqft' } },
      { onUnusedSets: (columns) => unused.push(...columns) },
    );
    return { units: rows.map((one) => one.row.area_unit), unused };
  };
  expect(await unitsOf('1450', '2 kanal', '900 Sq. Ft.')).toEqual({ units: ['sqft', undefined, 'sqft'], unused: [] });
  expect(await unitsOf('2 kanal', '3 parsecs')).toEqual({ units: [undefined, undefined], unused: ['area_unit'] });
});

it.each([
  ["'=1+1", '=1+1'],
  ["'-1", '-1'],
  ["'\tx", '\tx'],
  ["''=1", "'=1"],
  ["'90s flat", "'90s flat"],
])('removes the apostrophe that protects a cell from spreadsheets: %j', async (cell, title) => {
  const [row] = await readRows(`${HEADER}\n${ROW.replace('Next', `"${cell}"`)}\n`);
  expect(row?.row.title).toBe(title);
  expect(row?.cells[2]).toBe(title);
});

it('uses the first column that is not blank, with the unit next to it', async () => {
  const map = { area: ['Built', 'Plot'], area_unit: ['Built unit', 'Plot unit'] };
  const header = 'type,subtype,title,price,Built,Built unit,Plot,Plot unit,lat,lng';
  const read = async (cells: string, options: CsvOptions = { map }) => {
    const [{ row }] = await readRows(`${header}\nresidential,kothi,Next,1,${cells},30,76\n`, options);
    return [row.area, row.area_unit];
  };
  expect(await read('2400,sqft,200,sqyd')).toEqual(['2400', 'sqft']);
  for (const blank of ['', '0', '0.0', '-', 'N/A', 'n.a.'])
    expect(await read(`${blank},sqft,200,sqyd`), blank).toEqual(['200', 'sqyd']);
  expect(await read('abc,sqft,200,sqyd')).toEqual(['abc', 'sqft']);
  const oneUnit = { map: { area: map.area, area_unit: ['Plot unit'] } };
  expect(await read(',sqft,200,sqyd', oneUnit)).toEqual(['200', 'sqyd']);
  expect(await read(',,,sqyd')).toEqual(['', '']);
});

it('skips rows by a value of any column, in any case', async () => {
  const file = `${HEADER},Status\n${ROW},Active\n${ROW},CLOSED \n${ROW},pending\n`;
  const rows = await readRows(file, { skip: { status: ['Closed', 'Pending'] } });
  expect(rows.map(({ line, skipped }) => [line, skipped])).toEqual([
    [2, undefined],
    [3, { column: 'Status', text: 'CLOSED' }],
    [4, { column: 'Status', text: 'pending' }],
  ]);
});

it('a short row has no value for the missing columns, and is reported', async () => {
  const [short, whole] = await readRows(`${HEADER},bathrooms,notes,description\n${ROW}\n${ROW},2,x,\n`);
  expect(Object.keys(short.row)).not.toContain('bathrooms');
  expect(short.notes).toEqual([
    { column: '', reason: { code: 'short_row', params: { missing: 'bathrooms, description' } } },
  ]);
  expect([whole.row.bathrooms, whole.row.description, whole.notes]).toEqual(['2', '', undefined]);
});

it('returns every row before a quote that breaks the file, however short the file is', async () => {
  for (const broken of ['residential,flat,a "stray quote,1,2,sqft,30,76', 'residential,flat,"never closed,1,2']) {
    const rows: number[] = [];
    const read = async () => {
      for await (const { line } of readCsv(Readable.from([Buffer.from(`${HEADER}\n${ROW}\n${ROW}\n${broken}\n`)]), {}))
        rows.push(line);
    };
    await expect(read()).rejects.toMatchObject({ reason: { params: { line: '4' } } });
    expect(rows).toEqual([2, 3]);
  }
});
