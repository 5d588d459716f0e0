import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactContacts } from './cut-contacts.ts';
import { HIDDEN_CONTACT } from './cut-mark.ts';
import { classifyContactDetails, findContacts } from './find-contacts.ts';
import { listAdjacentNumberSequences } from './find-numbers.ts';
import { foldText } from './fold-text.ts';
import { findNumbers } from './read-numbers.ts';
import { tokenize } from './tokens.ts';

/** Invisible characters are written \uXXXX. */
const corpus = (name: string): string[] =>
  readFileSync(new URL(`corpus/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))));

const judged = (name: string, isRight: (verdict: string) => boolean) => {
  const lines = corpus(name).map((line) => ({ line, verdict: classifyContactDetails(line) ?? 'clear' }));
  const wrong = lines.filter(({ verdict }) => !isRight(verdict));
  return {
    wrong: wrong.map(({ line, verdict }) => `${verdict}: ${line}`),
    share: wrong.length / lines.length,
    of: lines.length,
  };
};

describe('S-25 texts that are stored in events', () => {
  it.each([
    ['evasions', 300],
    ['evasions-held-out', 60],
  ])('S-25 of %s, at least 99 %% are detected', (name, size) => {
    const { wrong, share, of } = judged(name, (verdict) => verdict !== 'clear');
    expect(of).toBeGreaterThanOrEqual(size);
    expect(share, wrong.join('\n')).toBeLessThanOrEqual(0.01);
    expect(judged(name, (verdict) => verdict !== 'clear' && verdict !== 'unclear').share).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['honest', 300],
    ['honest-held-out', 60],
  ])('S-25 of %s titles, at most 0.5 %% are rejected', (name, size) => {
    const { wrong, share, of } = judged(name, (verdict) => verdict === 'clear');
    expect(of).toBeGreaterThanOrEqual(size);
    expect(share, wrong.join('\n')).toBeLessThanOrEqual(0.005);
  });

  it.each([
    ['Call 97461,85320 now', 'phone'],
    ['+971 50 123 4567', 'phone'],
    ['nau aath saat chhe paanch chaar teen do ek zero', 'phone'],
    ['zyxq@gmail,com', 'email'],
    ['owner at example dot com', 'email'],
    ['greenhomes dot com', 'link'],
    ['t.me/mohaliplots', 'link'],
    ['Tower 9876, flat 543210', 'unclear'],
    ['2 BHK 1250 sq ft ₹ 56,00,000 Sector 70', undefined],
  ])('D-16 D-17 detects in %j: %s', (text, verdict) => expect(classifyContactDetails(text)).toBe(verdict));

  it('returns the longest match at each position', () => {
    const ends = findContacts('9876543210.com').map(({ from, to }) => [from, to]);
    expect(new Set(ends.map(String))).toEqual(new Set(['0,14', '0,10']));
    expect(ends[0]).toEqual([0, 14]);
  });

  it('finds any ten digits of a mobile number, in any script and with any separators', () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xa66, 0xff10, 0x1d7ce, 0x1d7d8];
    const separator = fc.constantFrom(
      '',
      ' ',
      '-',
      '.',
      ', ',
      ' : ',
      '/',
      '_',
      '\u200b',
      '\u2003',
      ' ~ ',
      '__',
      '💛',
      ';',
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 9 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...zeros), separator), {
          minLength: 9,
          maxLength: 9,
        }),
        fc.constantFrom('', 'Sector 70 ', '3 BHK ', 'call ', 'Flat: '),
        (first, rest, before) => {
          const number = rest.reduce(
            (text, [digit, zero, apart]) => text + apart + String.fromCodePoint(zero + digit),
            String(first),
          );
          expect(classifyContactDetails(`${before}${number} park facing`), number).toBeDefined();
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('the time to check a text', () => {
  const steps = (text: string): number => {
    const tokens = tokenize(foldText(text).text);
    return [false, true].reduce(
      (sum, loose) => sum + [...listAdjacentNumberSequences(findNumbers(tokens, loose), tokens)].length,
      tokens.length,
    );
  };

  it('grows only linearly with its length, whatever it contains', () => {
    const piece = fc.constantFrom(
      '9',
      '98',
      ' ',
      '-',
      'nine',
      'n',
      'o',
      '@',
      '.',
      'dot',
      'at',
      'gmail',
      ',',
      'x',
      '(',
      'do',
      '१',
      'टू',
      '\u200b',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 60 }), (pieces) => {
        const text = pieces.join('').repeat(8);
        expect(steps(text)).toBeLessThanOrEqual(45 * text.length);
        findContacts(text);
      }),
      { numRuns: 100 },
    );
  });

  it('is bounded in the worst case: only digits, letters, marks or signs', () => {
    for (const worst of [
      '1 ',
      '1',
      'a.',
      'nine',
      '@',
      'n ',
      'at the rate ',
      '( ',
      'o1',
      'double ',
      '\u0301',
      'www.',
      '1,',
      'a@a.',
      'क़',
    ]) {
      const [short, long] = [worst.repeat(500), worst.repeat(1000)];
      expect(steps(long), worst).toBeLessThanOrEqual(2 * steps(short) + 1000);
      const began = performance.now();
      findContacts(worst.repeat(Math.ceil(5000 / worst.length)));
      // Quadratic time would take minutes.
      expect(performance.now() - began, worst).toBeLessThan(5000);
    }
  });

  it('every text can be checked, and matches are within it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { from, to } of findContacts(text)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a text shown to people who may not see contact details', () => {
  it('has numbers and addresses removed, and nothing else', () => {
    const text =
      'Sunny, 1250 sq ft.\nCall 98765 43210 or me@example.com, or wa.me/919876543210.\nRs 56,00,000. फ़ोन ९८७६५ ४३२१०!';
    expect(redactContacts(text)).toBe(
      `Sunny, 1250 sq ft.\nCall ${HIDDEN_CONTACT} or ${HIDDEN_CONTACT}, or ${HIDDEN_CONTACT}.\nRs 56,00,000. फ़ोन ${HIDDEN_CONTACT}!`,
    );
    for (const line of corpus('honest')) expect(redactContacts(line)).toBe(line);
  });

  it.each([
    // Number and address overlap: cut once.
    ['Mail 9876543210@gmail.com now', `Mail ${HIDDEN_CONTACT} now`],
    ['See wa.me/919876543210 x', `See ${HIDDEN_CONTACT} x`],
    ['Ask on t.me/a9876543210b/c now', `Ask on ${HIDDEN_CONTACT} now`],
    ['98765 43210', HIDDEN_CONTACT],
    ['Call 98765 43210, 98140 12345.', `Call ${HIDDEN_CONTACT}, ${HIDDEN_CONTACT}.`],
    // Overlapping matches: cut as one.
    ['Pay 98765 43210@gmail.com now', `Pay ${HIDDEN_CONTACT} now`],
    // The address's domain has no path.
    ['Mail me@example.com/x now', `Mail ${HIDDEN_CONTACT}/x now`],
    // Text attached to a link belongs to it; text attached to a number does not.
    ['Call 98765 43210/ext here', `Call ${HIDDEN_CONTACT}/ext here`],
    // Ambiguous text without a number is kept.
    ['insta sunny here', 'insta sunny here'],
  ])('removes contact details from %j, and nothing else', (text, cut) => {
    expect(redactContacts(text)).toBe(cut);
  });

  it('contains no more contact details when it is checked again', () => {
    for (const line of corpus('evasions')) {
      const left = findContacts(redactContacts(`Corner kothi. ${line}. Park facing.`)).filter(
        ({ sure, kind }) => sure || kind === 'phone',
      );
      expect(left, line).toEqual([]);
    }
  });
});
