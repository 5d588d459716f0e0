import { describe, expect, it } from 'vitest';
import {
  AMENITIES,
  AMENITY_KINDS,
  BLOCK_REASONS,
  LEAD_STATUSES,
  LISTER_TYPES,
  OWNERSHIPS,
  PHOTO_FAILURES,
  REPORT_KINDS,
  ROOM_FLAGS,
  SUBTYPES,
} from '../../kernel/index.ts';
import {
  IMPORT_REFUSAL_CODES,
  PHOTO_REFUSAL_CODES,
  REFUSAL_CODES,
  SELLER_REFUSAL_CODES,
  STAFF_REFUSAL_CODES,
} from '../problem-codes.ts';
import { FILE_REASONS, IMPORT_COLUMNS, ROW_REASONS } from '../wire/imports.ts';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import { formatMessage, type Message } from './message.ts';
import { pa } from './pa/index.ts';

const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const paramsIn = (message: Message): Set<string> =>
  new Set(forms(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));

describe('a message', () => {
  it('inserts parameters, with numbers in Indian grouping', () => {
    expect(formatMessage('{n} homes near {place}', { n: 1234567, place: 'Kharar' }, 'en-IN')).toBe(
      '12,34,567 homes near Kharar',
    );
  });

  it('selects the plural form of the number', () => {
    const message = { one: '{n} home', other: '{n} homes' };
    expect([0, 1, 2].map((n) => formatMessage(message, { n }, 'en-IN'))).toEqual(['0 homes', '1 home', '2 homes']);
    // In Hindi, zero takes the singular.
    expect(formatMessage({ one: 'एक', other: 'कई' }, { n: 0 }, 'hi-IN')).toBe('एक');
  });
});

/** Quotes of the specification, errors included. */
const QUOTED = {
  'phone.missing': 'Invalid Phone Number',
  'signIn.failed': 'Some error occurred! please try again',
  'signIn.code.wrong': "OTP doesn't match!",
  'signIn.locked':
    'Your account has been temporarily locked for one hour due to exceeding the maximum number of attempts',
  'signIn.noPath': 'There is some issue in login!',
  'signIn.done': "You've successfully logged in!",
  'signIn.profile.updated': 'Your Profile has been updated',
  'signIn.profile.firmMissing': 'Please enter firm name.',
  'app.user.loggedOut': "You've successfully logged out!",
  'app.user.sessionExpired': 'Session expired! please login again',
  'app.user.sessionUnclear': 'Something went wrong, please try again!',
  'contact.thanks': 'Thank you, {name}, for connecting with us.',
  'contact.required.name': 'Name is required',
  'contact.required.email': 'Email is required',
  'contact.required.mobile_phone': 'Phone no is required',
  'contact.required.subject': 'Subject is required',
  'contact.required.message': 'Message is required',
  'contact.invalid.email': 'Please add valid email format',
  'search.notFound': 'We could not find this: {typed}',
  'search.hitEnter': 'Press Enter to show matching suggestions',
  'home.underReview': 'Under review',
} as const satisfies Partial<Record<keyof typeof en, string>>;

describe('the catalogue', () => {
  it('contains the English texts that the specification quotes, word for word', () => {
    const said = Object.keys(QUOTED).map((key) => [key, en[key as keyof typeof QUOTED]]);
    expect(Object.fromEntries(said)).toEqual(QUOTED);
  });

  it('has a text for every term of the trade', () => {
    const keys = Object.keys(en);
    const wanted = [
      ...SUBTYPES.flatMap((one) => [`trade.subtype.${one}`, `trade.subtypes.${one}`]),
      ...AMENITIES.map((one) => `trade.amenity.${one}`),
      ...Object.values(AMENITY_KINDS).map((one) => `trade.amenityKind.${one}`),
      ...ROOM_FLAGS.map((one) => `trade.room.${one}`),
      ...LISTER_TYPES.map((one) => `trade.lister.${one}`),
      ...BLOCK_REASONS.map((one) => `staffAccounts.reason.${one}`),
      ...LEAD_STATUSES.map((one) => `trade.lead.${one}`),
      ...REPORT_KINDS.map((one) => `report.kind.${one}`),
      ...[...FILE_REASONS, ...ROW_REASONS].map((one) => `imports.reason.${one}`),
      ...Object.keys(IMPORT_COLUMNS).map((one) => `imports.column.${one}`),
    ];
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('has a text for every rejection code that users may see, and for no other', () => {
    const told = Object.keys(en).filter((key) => key.startsWith('problem.'));
    expect(told.sort()).toEqual(REFUSAL_CODES.map((code) => `problem.${code}`).sort());
    const toldToSellers = Object.keys(en).filter((key) => key.startsWith('dashboard.problem.'));
    expect(toldToSellers.sort()).toEqual(SELLER_REFUSAL_CODES.map((code) => `dashboard.problem.${code}`).sort());
    const toldToStaff = Object.keys(en).filter((key) => key.startsWith('secondFactor.problem.'));
    const toldToDealers = Object.keys(en).filter((key) => key.startsWith('imports.problem.'));
    expect(toldToDealers.sort()).toEqual(IMPORT_REFUSAL_CODES.map((code) => `imports.problem.${code}`).sort());
    expect(toldToStaff.sort()).toEqual(STAFF_REFUSAL_CODES.map((code) => `secondFactor.problem.${code}`).sort());
    const toldOfPhotos = Object.keys(en).filter((key) => key.startsWith('photos.problem.'));
    expect(toldOfPhotos.sort()).toEqual(PHOTO_REFUSAL_CODES.map((code) => `photos.problem.${code}`).sort());
    const failed = Object.keys(en).filter((key) => key.startsWith('photos.failed.'));
    expect(failed.sort()).toEqual(PHOTO_FAILURES.map((reason) => `photos.failed.${reason}`).sort());
  });

  it.each([
    ['hi', hi, /\p{Script=Devanagari}/u],
    ['pa', pa, /\p{Script=Gurmukhi}/u],
  ])('%s has every text, in its own script and with the same parameters', (_, translation, letters) => {
    expect(Object.keys(translation).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(translation)) {
      const english = en[key as keyof typeof en];
      expect(paramsIn(message), key).toEqual(paramsIn(english));
      expect(typeof message, key).toBe(typeof english);
      for (const text of forms(message)) {
        const words = text.replace(/\{\w+\}/g, '').replace(/BHK|ATM|CCTV|\P{L}/gu, '');
        if (words) expect(words, key).toMatch(letters);
      }
    }
  });

  it('E-20 E-21 names lister types and ownerships as the specification does', () => {
    expect(LISTER_TYPES.map((one) => [one, en[`trade.lister.${one}`]])).toEqual([
      ['owner', 'Owner'],
      ['agent', 'Dealer / Agent'],
      ['builder', 'Builder'],
      ['relative', 'Family / Friend'],
      ['naksha_admin', 'Our office'],
    ]);
    expect(OWNERSHIPS.map((one) => [one, en[`attribute.ownership.${one}`]])).toEqual([
      [0, 'Freehold'],
      [1, 'Leasehold'],
      [2, 'Power of Attorney'],
      [3, 'Co-operative society'],
    ]);
  });

  it('contains the quotes of the specification, word for word', () => {
    expect(en['phone.missing']).toBe('Invalid Phone Number');
    expect(en['signIn.failed']).toBe('Some error occurred! please try again');
    expect(en['signIn.code.wrong']).toBe("OTP doesn't match!");
    expect(en['signIn.locked']).toBe(
      'Your account has been temporarily locked for one hour due to exceeding the maximum number of attempts',
    );
    expect(en['signIn.noPath']).toBe('There is some issue in login!');
    expect(en['signIn.done']).toBe("You've successfully logged in!");
    expect(en['signIn.profile.updated']).toBe('Your Profile has been updated');
    expect(en['signIn.profile.firmMissing']).toBe('Please enter firm name.');
    expect(en['app.user.loggedOut']).toBe("You've successfully logged out!");
    expect(en['app.user.sessionExpired']).toBe('Session expired! please login again');
    expect(en['app.user.sessionUnclear']).toBe('Something went wrong, please try again!');
  });
});
