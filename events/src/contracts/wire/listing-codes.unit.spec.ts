import { expect, it } from 'vitest';
import { AMENITIES } from '../../kernel/amenities.ts';
import { AMENITY_KINDS } from '../../kernel/amenity-kinds.ts';
import { createArea } from '../../kernel/area.ts';
import { ROOM_FLAGS } from '../../kernel/room-flags.ts';
import { en } from '../messages/en/index.ts';
import { hi } from '../messages/hi/index.ts';
import { pa } from '../messages/pa/index.ts';
import {
  AREA_UNIT_SETS,
  applyFlagsToNames,
  areaUnitCodeLabel,
  encodeArea,
  GENDERS,
  parseAreaUnitCode,
  parseOwnership,
  replaceMarlaWithGajCode,
  toAmenityAndRoomFlags,
} from './listing-codes.ts';

const print = (set: readonly { code: number; label: string }[]) =>
  set.map(({ code, label }) => `${label}=${code}`).join(', ');

it('E-18 units of area are numbered in three sets', () => {
  expect(print(AREA_UNIT_SETS.first)).toBe('Sq.ft=1, Gaj/Sq.Yards=2');
  expect(print(AREA_UNIT_SETS.second)).toBe('Sq.ft=1, Gaj/Sq.Yards=2, Kanal=3, Acres=4');
  expect(print(AREA_UNIT_SETS.third)).toBe('Sq.ft=1, Gaj/Sq.Yards=2, Marla=3');
  const units = Object.values(AREA_UNIT_SETS).map((set) => set.map(({ unit }) => unit).join(' '));
  expect(units).toEqual(['sqft sqyd', 'sqft sqyd kanal acre', 'sqft sqyd marla']);
});

it('E-19 the third code of one set is the second of the first', () => {
  expect([1, 2, 3].map(replaceMarlaWithGajCode)).toEqual([1, 2, 2]);
  expect(parseAreaUnitCode(3, 'flat')).toBe('sqyd');
});

it('E-22 genders are Male=1, Female=2, Other=3', () => {
  expect(print(GENDERS)).toBe('Male=1, Female=2, Other=3');
});

it('E-29 price units have a list of their own: Sq.ft for 1, Sq.mt for 2, sq.yard for all else', () => {
  expect([1, 2].map(areaUnitCodeLabel)).toEqual(['Sq.ft', 'Sq.mt']);
  const others = Array.from({ length: 100 }, (_, code) => code).filter((code) => code !== 1 && code !== 2);
  for (const code of others) expect(areaUnitCodeLabel(code), `code ${code}`).toBe('sq.yard');
});

it('E-15 amenities are exactly the 43 flags, each a boolean with a label in every language and one of four types', () => {
  expect(AMENITIES.join(', ')).toBe(
    'gym, swimmingPool, club, park, laundry, vaastu, pipedGas, joggingTrack, atm, closeToHospital, visitorParking, ' +
      'security, lift, powerBackup, cafe, maintenance, closeToMarket, cctv, mainRoad, closeToSchool, ' +
      'closeToRailwayStation, gatedProject, parkFacing, cornerUnits, lowRise, highRise, mediumHeight, ' +
      'modularKitchen, airyRooms, falseCeiling, highCeilingHeight, capaciousInteriors, privateGarden, restaruant, ' +
      'utilityShops, internalRoad, twoStreetAccesss, roadFacing, wheelchairAccessibility, waterStorage, ' +
      'waterDisposal, groceryShop, shoppingCentre',
  );
  expect(AMENITIES).toHaveLength(43);
  for (const name of AMENITIES) {
    for (const words of [en, hi, pa]) expect(words[`trade.amenity.${name}`], name).toMatch(/\S/);
    expect(['outdoor', 'utilities', 'interior', 'other']).toContain(AMENITY_KINDS[name]);
  }
  const flags = toAmenityAndRoomFlags({ amenities: ['gym'], rooms: ['sheds'] });
  expect(Object.keys(flags).sort()).toEqual([...AMENITIES, ...ROOM_FLAGS].sort());
  expect(Object.entries(flags).filter(([, set]) => set)).toEqual([
    ['gym', true],
    ['sheds', true],
  ]);
  expect(Object.values(flags).every((set) => typeof set === 'boolean')).toBe(true);
});

it('a flag adds to the named values or removes from them', () => {
  expect(applyFlagsToNames(['gym', 'lift'], { gym: false, cafe: true }, AMENITIES)).toEqual(['lift', 'cafe']);
  expect(applyFlagsToNames(['sheds'], { rooms: true }, ROOM_FLAGS)).toEqual(['sheds', 'rooms']);
  expect(applyFlagsToNames(['sheds'], { rooms: ['sheds'] }, ROOM_FLAGS)).toEqual(['sheds']);
});

it('a unit code depends on the unit in which the type is measured', () => {
  expect(parseAreaUnitCode(3, 'kothi')).toBe('marla');
  expect([3, 4].map((code) => parseAreaUnitCode(code, 'residential-plot'))).toEqual(['kanal', 'acre']);
  expect([1, 2].map((code) => parseAreaUnitCode(code, 'office'))).toEqual(['sqft', 'sqyd']);
  expect([
    parseAreaUnitCode('bigha', 'flat'),
    parseAreaUnitCode('furlong', 'flat'),
    parseAreaUnitCode(5, 'other'),
  ]).toEqual(['bigha', undefined, undefined]);
  expect(encodeArea(createArea(8, 'marla'), 'kothi')).toEqual({ area: 8, unit: 3 });
  expect(encodeArea(createArea(1, 'kanal'), 'kothi')).toEqual({ area: 5445, unit: 1 });
});

it('ownership is accepted by its number or label', () => {
  expect([0, 3, 'Power of Attorney', 'freehold'].map(parseOwnership)).toEqual([0, 3, 2, 0]);
  expect([4, 'rented'].map(parseOwnership)).toEqual([undefined, undefined]);
});
