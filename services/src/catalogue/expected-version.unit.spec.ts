import { expect, it } from 'vitest';
import { requireIfMatchOrNew, requireIfMatchVersion } from './expected-version.ts';

it('a definition names the version that was edited, or that it is new', () => {
  expect(requireIfMatchOrNew({ 'if-match': '"3"' })).toBe(3);
  expect(requireIfMatchOrNew({ 'if-match': 'W/"12"' })).toBe(12);
  expect(requireIfMatchOrNew({ 'if-none-match': '*' })).toBe('new');
});

const refusal = (
  headers: Parameters<typeof requireIfMatchOrNew>[0],
  read: (sent: typeof headers) => unknown = requireIfMatchOrNew,
) => {
  try {
    return read(headers);
  } catch (problem) {
    return problem;
  }
};

it('a retirement names the version that was read, and nothing else', () => {
  expect(requireIfMatchVersion({ 'if-match': '"3"' })).toBe(3);
  for (const headers of [{}, { 'if-none-match': '*' }])
    expect(refusal(headers, requireIfMatchVersion)).toMatchObject({ status: 428, code: 'version_wanted' });
  expect(refusal({ 'if-match': '*' }, requireIfMatchVersion)).toMatchObject({
    status: 422,
    errors: [{ field: 'If-Match' }],
  });
});

it('is rejected without it, or with an invalid value', () => {
  expect(refusal({})).toMatchObject({ status: 428, code: 'version_wanted' });
  for (const match of ['3', '*', '"x"', '', ['"3"', '"4"']])
    expect(refusal({ 'if-match': match }), String(match)).toMatchObject({
      status: 422,
      errors: [{ field: 'If-Match' }],
    });
  for (const headers of [{ 'if-none-match': '"3"' }, { 'if-none-match': '*', 'if-match': '"3"' }])
    expect(refusal(headers)).toMatchObject({ status: 422, errors: [{ field: 'If-None-Match' }] });
});
