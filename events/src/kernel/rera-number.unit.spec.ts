import { expect, it } from 'vitest';
import { classifyReraNumber, RERA_REGULATORS } from './rera-number.ts';

it('recognizes the numbers of each regulator by their format', () => {
  const numbers = [
    'PBRERA-SAS81-PR0123',
    'pbrera-sas79-rea0042 ',
    'HRERA-PKL-PCK-123-2019',
    'GGM/412/144/2020/28',
    'RC/REP/HARERA/GGM/2018/12',
    'CHRERA-2-2018',
  ];
  for (const number of numbers) expect([number, classifyReraNumber(number)]).toEqual([number, 'known']);
  for (const { example } of RERA_REGULATORS) expect(classifyReraNumber(example)).toBe('known');
});

it('names the regulator of a number with an unusual format by its prefix', () => {
  const wrongFor = (number: string) => {
    const judged = classifyReraNumber(number);
    return typeof judged === 'object' ? judged.wrongFor.id : judged;
  };
  expect(wrongFor('PBRERA-MOHALI-12')).toBe('punjab');
  expect(wrongFor('PBRERA SAS81 PR0123')).toBe('punjab');
  expect(wrongFor('HRERA-12')).toBe('haryana');
  expect(wrongFor('CHRERA')).toBe('chandigarh');
  expect(wrongFor('P51800000123')).toBe('unknown');
});
