import { describe, expect, it } from 'vitest';
import { UserError } from '../process/user-error.ts';
import { parseStaffArguments } from './staff-arguments.ts';

const read = (line: string) => parseStaffArguments(line.split(' '));
const phone = '+919876543210';

describe('npm run staff', () => {
  it('reads the action, the phone number, roles and cities', () => {
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
    ['', 'The action is missing.'],
    ['list +919876543210', 'Unexpected argument: +919876543210'],
    ['add', 'The phone number is missing.'],
    [`promote ${phone}`, 'Unknown action: promote'],
    [`enrol ${phone} ${phone}`, `Unexpected argument: ${phone}`],
    [`add ${phone}`, '--role is missing: one or more of reviewer, assistant, editor, administrator.'],
    [`add ${phone} --role queen`, '--role queen: use one of reviewer'],
    [`add ${phone} --rank 7`, "Unknown option '--rank'"],
  ])('reports for "%s": %s', (line, message) => {
    expect(() => read(line)).toThrow(UserError);
    expect(() => read(line)).toThrow(message);
  });
});
