import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeProblem } from '../ui/problem-words.ts';
import { fetchJson, onAnswer, sendCommand } from './api.ts';
import { checkAnswer, findMismatch } from './check-answer.ts';

const ASSISTANT = { code: 200, users: { assisted_by: 'Asha' } };

afterEach(() => {
  onAnswer(() => {});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a response that is not as the contract says', () => {
  it('X-21 is rejected with the advice to reload, and its field is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, users: {} }));
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
    await expect(fetchJson('/auth/myassistant')).resolves.toEqual({ code: 200, users: {} });
    onAnswer(checkAnswer);
    const error = await fetchJson('/auth/myassistant').catch((error: unknown) => error);
    expect(describeProblem(error)).toBe('This page is out of date. Reload it.');
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('GET /auth/myassistant: unexpected or missing body.users.assisted_by'),
    );
    // A command has been carried out, whatever its answer.
    await expect(sendCommand('PUT', '/auth/myprofile', {})).resolves.toEqual({ code: 200, users: {} });
  });

  it.each([
    ['of another type', { ...ASSISTANT, users: { assisted_by: 5 } }, 'body.users.assisted_by'],
    ['an array', [], 'body'],
    ['nothing', null, 'body'],
  ])('X-21 is rejected if it is %s', (_, body, at) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => checkAnswer('/auth/myassistant', body)).toThrow(at);
  });
});

describe('a response of a newer server', () => {
  it('X-21 may have more fields, and values that the page does not know', () => {
    checkAnswer('/auth/myassistant', { ...ASSISTANT, since: '2026-11-28' });
    checkAnswer('/map/count', { total: 7, under_review: 0, kinds: ['castle'] });
    checkAnswer('/unknown/path', { anything: true });
  });

  it('is checked by the shape of its own path', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    checkAnswer('/property/cities', { code: 200, property: [] });
    expect(() => checkAnswer('/property/7', { code: 200, property: [] })).toThrow('body.property');
    expect(() => checkAnswer('/map/heat/5/6/7.json', {})).toThrow('body.unit');
  });
});

it.each([
  [['a', 'b'], { items: { type: 'string' } }, undefined],
  [['a', 5], { items: { type: 'string' } }, 'x[1]'],
  [null, { type: ['string', 'null'] }, undefined],
  [{ a: 1 }, { additionalProperties: { type: 'string' } }, 'x.a'],
  [{ a: 1 }, { anyOf: [{ type: 'null' }, { required: ['a'] }] }, undefined],
  [{ b: 1 }, { anyOf: [{ type: 'null' }, { required: ['a'] }] }, 'x'],
])('%j in shape %j differs at %s', (value, shape, at) => {
  expect(findMismatch(value, shape, 'x')).toBe(at);
});
