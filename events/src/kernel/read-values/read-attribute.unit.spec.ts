import { expect, it } from 'vitest';
import { parseAttributeText } from './read-attribute.ts';
import { parseOption, parseYesNo } from './read-words.ts';

it.each([
  ['Semi-Furnished', 'semi'],
  ['पूरी तरह सुसज्जित', 'furnished'],
])('reads %s as furnishing', (cell, value) => {
  expect(parseAttributeText('furnishing', cell)).toMatchObject({ kind: 'value', value: { value } });
});

it('reads the direction that a home faces, and other views as amenities', () => {
  expect(parseAttributeText('facing', 'NE')).toMatchObject({ value: { value: 'north-east', amenities: [] } });
  expect(parseAttributeText('facing', 'पूर्व मुखी')).toMatchObject({ value: { value: 'east' } });
  expect(parseAttributeText('facing', 'East/Park')).toMatchObject({
    value: { value: 'east', amenities: ['parkFacing'] },
  });
  expect(parseAttributeText('facing', 'Park')).toMatchObject({
    value: { value: undefined, amenities: ['parkFacing'] },
  });
});

it.each([
  ['New Property', 'new'],
  ['नया', 'new'],
  ['Re-sale', 'resale'],
  ['ਰੀਸੇਲ', 'resale'],
  ['Second hand', 'resale'],
])('reads %s as a transaction', (cell, value) => {
  expect(parseAttributeText('transaction', cell)).toEqual({ kind: 'value', value: { value } });
  expect(parseAttributeText('transaction', 'auction')).toMatchObject({ kind: 'rejected' });
});

it.each([
  ['2', 2],
  ['Three side open', 3],
  ['4-side', 4],
  ['दो तरफ', 2],
])('reads %s as open sides', (cell, value) => {
  expect(parseAttributeText('open_sides', cell)).toEqual({ kind: 'value', value: { value } });
  for (const wrong of ['5', '0'])
    expect(parseAttributeText('open_sides', wrong)).toMatchObject({ reason: { code: 'no_count' } });
  expect(parseAttributeText('open_sides', 'corner')).toMatchObject({ reason: { code: 'unknown_value' } });
});

it.each([
  ['Yes', 'yes'],
  ['Y', 'yes'],
  ['हाँ', 'yes'],
  ['ਹਾਂ', 'yes'],
  ['Not allowed', 'no'],
  ['नहीं', 'no'],
  ['ਨਹੀਂ', 'no'],
])('reads %s as %s', (cell, value) => {
  expect(parseYesNo(cell)).toEqual({ kind: 'value', value });
  expect(parseYesNo('perhaps')).toMatchObject({ kind: 'rejected', reason: { code: 'unknown_value' } });
});

it('reads a column of yes and no, and drops other values', () => {
  expect(parseAttributeText('price_negotiable', 'Yes')).toEqual({ kind: 'value', value: { value: 'yes' } });
  expect(parseAttributeText('price_negotiable', 'N')).toEqual({ kind: 'value', value: { value: 'no' } });
  expect(parseAttributeText('price_negotiable', 'slightly')).toMatchObject({ kind: 'rejected' });
  expect(parseAttributeText('price_negotiable', ' - ')).toEqual({ kind: 'blank' });
});

it.each([
  ['price_negotiable', 'Negotiable', 'yes'],
  ['price_negotiable', 'Fixed price', 'no'],
  ['pets_allowed', 'No pets', 'no'],
  ['pets_allowed', 'पालतू जानवर नहीं', 'no'],
] as const)('reads an option of %s from a common spelling: %s', (column, cell, value) => {
  expect(parseAttributeText(column, cell)).toEqual({ kind: 'value', value: { value } });
});

it('reads names of banks, and nothing from yes or no', () => {
  expect(parseAttributeText('loan_approved_by', ' SBI,  HDFC ')).toEqual({
    kind: 'value',
    value: { value: 'SBI, HDFC' },
  });
  expect(parseAttributeText('loan_approved_by', 'No')).toEqual({ kind: 'blank' });
  expect(parseAttributeText('loan_approved_by', 'Yes')).toMatchObject({ kind: 'rejected' });
});

it('reads possession as ready or as a month', () => {
  expect(parseAttributeText('possession', 'Ready to move')).toEqual({ kind: 'value', value: { value: 'ready' } });
  expect(parseAttributeText('possession', 'Possession by Dec 2027')).toMatchObject({ value: { value: '2027-12' } });
  expect(parseAttributeText('possession', 'निर्माणाधीन')).toMatchObject({
    kind: 'rejected',
    reason: { code: 'unknown_value' },
  });
});

it('reads a building area in any unit, and one without a unit if other areas are in square feet', () => {
  expect(parseAttributeText('carpet_area', '1,180')).toMatchObject({ value: { value: 1180 } });
  expect(parseAttributeText('carpet_area', '110 sqm', 'gaz')).toMatchObject({ value: { value: 1184 } });
  expect(parseAttributeText('carpet_area', '1180', 'sq ft')).toMatchObject({ value: { value: 1180 } });
  expect(parseAttributeText('carpet_area', '131', 'gaz')).toMatchObject({
    kind: 'rejected',
    reason: { code: 'unit_missing' },
  });
});

it.each([
  ['40', 40],
  ['30 ft', 30],
  ["60'", 60],
  ['40 feet wide road', 40],
  ['9 m', 30],
  ['18 मीटर', 59],
])('reads %s as the width of a road in feet', (cell, value) => {
  expect(parseAttributeText('road_width', cell)).toEqual({ kind: 'value', value: { value } });
  expect(parseAttributeText('road_width', '30 gaz')).toMatchObject({ reason: { code: 'unit_unknown' } });
  expect(parseAttributeText('road_width', 'wide')).toMatchObject({ reason: { code: 'not_number' } });
});

it.each([
  ['2,500', 2500],
  ['₹2,500/month', 2500],
  ['Rs. 3000 per month', 3000],
  ['2.5k pm', 2500],
  ['2500 monthly', 2500],
  ['0', 0],
])('reads %s as rupees per month', (cell, value) => {
  expect(parseAttributeText('monthly_maintenance', cell)).toMatchObject({ kind: 'value', value: { value } });
  expect(parseAttributeText('monthly_maintenance', '₹3 per sq ft')).toMatchObject({ reason: { code: 'per_unit' } });
});

it('reads the number of floors of the building next to the floor', () => {
  expect(parseAttributeText('floor', '3rd of 10')).toEqual({
    kind: 'value',
    value: { value: 3, others: { total_floors: 10 } },
  });
  expect(parseAttributeText('floor', 'Ground')).toEqual({ kind: 'value', value: { value: 0 } });
});

it('reads an option by its name, however its words are joined', () => {
  const options = ['borewell', 'tank-water'];
  for (const cell of ['Tank Water', 'TANK-WATER', 'tank_water'])
    expect(parseOption(options, cell)).toEqual({ kind: 'value', value: 'tank-water' });
  expect(parseOption(options, 'river')).toMatchObject({ kind: 'rejected', reason: { params: { text: 'river' } } });
});
