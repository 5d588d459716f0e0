import { describe, expect, it } from 'vitest';
import { UserError } from '../process/user-error.ts';
import { readStaffArguments } from './staff-arguments.ts';

const read = (line: string) => readStaffArguments(line.split(' '));
const phone = '+919876543210';

describe('npm run staff', () => {
  it('reads whom to make what', () => {
    expect(read(`add ${phone} --role reviewer`)).toEqual({ act: 'add', phone, roles: ['reviewer'], cities: [] });
    expect(read(`add ${phone} --role assistant,editor --city Mohali,Zirakpur`)).toEqual({
      act: 'add',
      phone,
      roles: ['assistant', 'editor'],
      cities: ['Mohali', 'Zirakpur'],
    });
    expect(read(`remove ${phone}`)).toEqual({ act: 'remove', phone, roles: [], cities: [] });
    expect(read('list')).toEqual({ act: 'list' });
    expect(read(`enrol ${phone}`)).toEqual({ act: 'enrol', phone });
  });

  it.each([
    ['', 'say what and for whom'],
    ['list +919876543210', 'say what and for whom'],
    ['add', 'say what and for whom'],
    [`promote ${phone}`, 'say what and for whom'],
    [`enrol ${phone} ${phone}`, 'say what and for whom'],
    [`add ${phone}`, 'say which with --role: reviewer, assistant, editor, administrator'],
    [`add ${phone} --role queen`, '--role: there is no queen'],
    [`add ${phone} --rank 7`, "Unknown option '--rank'"],
  ])('says of "%s" what is wrong', (line, said) => {
    expect(() => read(line)).toThrow(UserError);
    expect(() => read(line)).toThrow(said);
  });
});
