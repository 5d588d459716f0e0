import { describe, expect, it } from 'vitest';
import { applyProfileChange, NO_PROFILE, type SentProfile } from './profile-fields.ts';

const wire = { firstName: 'first_name', lastName: 'last_name' };
const change = (sent: SentProfile, before = NO_PROFILE) => applyProfileChange(before, sent, wire);
const asha = { firstName: 'Asha', lastName: 'Rani', firmName: 'Rani Homes', subtype: '3' } as const;

describe('a profile change', () => {
  it('replaces the given fields and keeps the rest', () => {
    expect(change({ firstName: ' Asha ', lastName: 'Devi \n Rani' })).toEqual({
      firstName: 'Asha',
      lastName: 'Devi Rani',
      firmName: '',
    });
    expect(change({ firstName: 'Usha' }, asha)).toEqual({ ...asha, firstName: 'Usha' });
    expect(change({ lastName: '' }, asha)).toEqual({ ...asha, lastName: '' });
    expect(change({ subtype: '1', firmName: '' }, asha)).toEqual({ ...asha, subtype: '1', firmName: '' });
    expect(change({}, asha)).toEqual(asha);
  });

  it('V-12 accepts names of 25 letters and companies of 50, in code points', () => {
    const longest = { firstName: 'क'.repeat(25), lastName: '𝔘'.repeat(25), firmName: 'x'.repeat(50) };
    expect(change(longest)).toEqual(longest);
    expect(change({ firstName: 'x'.repeat(26), lastName: 'x'.repeat(26), firmName: 'x'.repeat(51) })).toEqual([
      { field: 'first_name', reason: 'must have at most 25 characters' },
      { field: 'last_name', reason: 'must have at most 25 characters' },
      { field: 'firm_name', reason: 'must have at most 50 characters' },
    ]);
  });

  it('rejects contact details in a name, because others see it', () => {
    expect(change({ firstName: 'Asha 98765 43210', lastName: 'wa.me/asha', firmName: 'asha@example.com' })).toEqual([
      { field: 'first_name', reason: 'must not contain a phone number' },
      { field: 'last_name', reason: 'must not contain a link or a messenger name' },
      { field: 'firm_name', reason: 'must not contain an email address' },
    ]);
    for (const firstName of ['Nau Nihal', 'Satnam', 'ਹਰਪ੍ਰੀਤ', 'Teen Murti'])
      expect(change({ firstName })).toMatchObject({ firstName });
    expect(change({ firmName: 'Tower 9876, flat 543210' })).toMatchObject({ firmName: 'Tower 9876, flat 543210' });
    const before = { ...NO_PROFILE, firstName: 'Asha 98765 43210' };
    expect(change({ lastName: 'Rani' }, before)).toEqual({ ...before, lastName: 'Rani' });
  });

  it('requires a company of builders and dealers, not of owners', () => {
    const missing = [{ field: 'firm_name', reason: 'Please enter firm name.' }];
    for (const subtype of ['1', '4']) expect(change({ subtype })).toEqual({ ...NO_PROFILE, subtype });
    for (const subtype of ['2', '3']) {
      expect(change({ subtype })).toEqual(missing);
      expect(change({ subtype, firmName: ' ' })).toEqual(missing);
      expect(change({ subtype, firmName: 'Rani Homes' })).toEqual({ ...NO_PROFILE, firmName: 'Rani Homes', subtype });
    }
    expect(change({ firmName: '' }, asha)).toEqual(missing);
  });

  it('rejects another kind of account', () => {
    for (const subtype of ['0', '5', 'owner'])
      expect(change({ subtype })).toEqual([{ field: 'subtype', reason: 'must be one of 1, 2, 3, 4' }]);
    expect(change({ subtype: '' })).toEqual(NO_PROFILE);
  });
});
