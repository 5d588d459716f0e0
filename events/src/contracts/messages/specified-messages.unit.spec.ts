import { expect, it } from 'vitest';
import { en } from './en/index.ts';

/** The specification's texts, verbatim. */
const SPECIFIED = [
  'Invalid Phone Number',
  'Some error occurred! please try again',
  "OTP doesn't match!",
  'Your account has been temporarily locked for one hour due to exceeding the maximum number of attempts',
  'There is some issue in login!',
  "You've successfully logged in!",
  'Your Profile has been updated',
  "You've successfully logged out!",
  'Thank you, {name}, for connecting with us.',
  'Session expired! please login again',
  'Something went wrong, please try again!',
  'Name is required',
  'Email is required',
  'Please add valid email format',
  'Phone no is required',
  'Subject is required',
  'Message is required',
  'Please enter firm name.',
  'We could not find this: {typed}',
  'Press Enter to show matching suggestions',
  'Under review',
  'Failed to fetch blogs',
  'City has been changed!',
];

it('X-20 texts of the specification are quoted exactly', () => {
  const said = new Set<unknown>(Object.values(en));
  expect(SPECIFIED.filter((message) => !said.has(message))).toEqual([]);
});
