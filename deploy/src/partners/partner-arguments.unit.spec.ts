import { describe, expect, it } from 'vitest';
import { UserError } from '../process/user-error.ts';
import { parsePartnerArguments } from './partner-arguments.ts';

describe('npm run partner', () => {
  it('reads the partner, the event types and the city', () => {
    const add = ['add', 'A firm', '--types', 'ListingVerified, ListingSold', '--place', 'mohali'];
    expect(parsePartnerArguments(add)).toEqual({
      ...{ act: 'add', name: 'A firm', place: 'mohali' },
      types: ['ListingVerified', 'ListingSold'],
    });
    expect(parsePartnerArguments(['end', 'A firm'])).toEqual({ act: 'end', name: 'A firm' });
    expect(parsePartnerArguments(['list'])).toEqual({ act: 'list' });
  });

  it.each([
    [[], 'The action is missing.'],
    [['add'], 'The name of the partner is missing.'],
    [['promote', 'A firm'], 'Unknown action: promote'],
    [['list', 'A firm'], 'list takes no further arguments.'],
    [['add', 'A', 'firm', '--types', 'ListingSold', '--place', '*'], 'Unexpected argument: firm'],
    [['end', 'A firm', '--place', 'mohali'], 'end takes neither --types nor --place.'],
    [['add', 'A firm', '--place', 'mohali'], '--types, the event types of the feed, is missing.'],
    [['add', 'A firm', '--types', 'ListingSold'], '--place, the city of the feed, is missing.'],
    [['add', 'A firm', '--rank', '7'], "Unknown option '--rank'"],
  ])('reports for %j: %s', (words, message) => {
    expect(() => parsePartnerArguments(words)).toThrow(UserError);
    expect(() => parsePartnerArguments(words)).toThrow(message);
  });
});
