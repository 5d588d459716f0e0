import { describe, expect, it } from 'vitest';
import { UserError } from '../process/user-error.ts';
import { readPartnerArguments } from './partner-arguments.ts';

describe('npm run partner', () => {
  it('reads whom to tell of what, and where', () => {
    const add = ['add', 'A firm', '--types', 'ListingVerified, ListingSold', '--place', 'mohali'];
    expect(readPartnerArguments(add)).toEqual({
      ...{ act: 'add', name: 'A firm', place: 'mohali' },
      types: ['ListingVerified', 'ListingSold'],
    });
    expect(readPartnerArguments(['end', 'A firm'])).toEqual({ act: 'end', name: 'A firm' });
    expect(readPartnerArguments(['list'])).toEqual({ act: 'list' });
  });

  it.each([
    [[], 'say what and for whom'],
    [['add'], 'say what and for whom'],
    [['promote', 'A firm'], 'say what and for whom'],
    [['add', 'A', 'firm', '--types', 'ListingSold', '--place', '*'], 'say what and for whom'],
    [['end', 'A firm', '--place', 'mohali'], 'say what and for whom'],
    [['add', 'A firm', '--place', 'mohali'], 'say with --types what it is told of'],
    [['add', 'A firm', '--types', 'ListingSold'], 'say with --types what it is told of'],
    [['add', 'A firm', '--rank', '7'], "Unknown option '--rank'"],
  ])('says of %j how it is said', (words, said) => {
    expect(() => readPartnerArguments(words)).toThrow(UserError);
    expect(() => readPartnerArguments(words)).toThrow(said);
  });
});
