import { expect, it } from 'vitest';
import { findSaleStateQuestion } from './sale-state-question.ts';

const ask = (column: string, values: readonly string[], skips = false) =>
  findSaleStateQuestion(
    column,
    values.map((text) => ({ text, rows: 1 })),
    skips,
  );

it.each([
  ['StandardStatus', ['Active', 'Pending', 'Closed'], ['Pending', 'Closed']],
  ['status', ['Available', 'SOLD'], ['SOLD']],
  ['Listing Status', ['For Sale', 'Under Contract'], ['Under Contract']],
  ['remark 2', ['on sale', 'sold', 'sold out'], ['sold', 'sold out']],
  [
    'Status',
    ['For Sale', 'SSTC', 'Under Offer', 'Contract', 'Let Agreed', 'Sold STC', 'Active', 'Available'],
    ['SSTC', 'Under Offer', 'Contract', 'Let Agreed', 'Sold STC'],
  ],
  [
    'Status',
    ['On sale', 'Reserved for staff', 'Offer accepted', 'Completed'],
    ['Reserved for staff', 'Offer accepted', 'Completed'],
  ],
  ['स्थिति', ['उपलब्ध', 'बिक गया'], ['बिक गया']],
])('asks which rows of %s to skip', (column, values, leaveOut) => {
  expect(ask(column, values)?.answers).toEqual([{ skip: { [column]: leaveOut } }, { ignore: [column] }]);
});

it('asks about unknown status codes until some of them are skipped', () => {
  expect(ask('Status', ['A', 'S', 'P'])?.answers).toEqual([{ ignore: ['Status'] }]);
  expect(ask('Status', ['A', 'P'], true)).toBeUndefined();
  expect(ask('Status', ['Active', 'Pending'], true)?.answers[0]).toEqual({ skip: { Status: ['Pending'] } });
});

it('asks about an unknown word until the column is ignored, even if other values are skipped', () => {
  expect(ask('Status', ['For Sale', 'Sold STC', 'Gone'])?.answers[0]).toEqual({ skip: { Status: ['Sold STC'] } });
  expect(ask('Status', ['For Sale', 'Gone'], true)?.answers).toEqual([{ ignore: ['Status'] }]);
});

it.each([
  ['Status', ['Completed', 'Under construction']],
  ['Status', ['Active', 'Available', 'Unsold', 'For Sale']],
  ['Status', ['Ready to move', 'Under construction']],
  ['Status', ['', '-']],
  ['State', ['Punjab', 'Haryana']],
  ['Furnishing Status', ['Semi-furnished', 'Unfurnished']],
  ['Method', ['S', 'SP', 'PI']],
  ['remarks', ['Park facing', 'Sold the car, selling the home', 'Corner']],
  ['condition', ['1', '2', '3']],
])('asks nothing about %s with %j', (column, values) => {
  expect(ask(column, values)).toBeUndefined();
});
