import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMultilineMarkup, cleanMultilineText, cleanSingleLine } from './clean-text.ts';

describe('cleaning a text', () => {
  it('makes a title one line', () => {
    expect(cleanSingleLine(' 3\tBHK \r\n flat\u00a0 ')).toBe('3 BHK flat');
    expect(cleanSingleLine('Fl\u0000at\u202Etalf')).toBe('Flattalf');
    expect(cleanSingleLine('3 \u0007 BHK\vflat')).toBe('3 BHK flat');
  });

  it('keeps the lines of a description', () => {
    expect(cleanMultilineText('Sunny.\r\n\r\nQuiet.\u0007 ')).toBe('Sunny.\n\nQuiet.');
    expect(cleanMultilineText('Sunny.\rQuiet.')).toBe('Sunny.\nQuiet.');
  });

  it('resolves character references that end with a semicolon, escaped once or more', () => {
    for (const text of ['Tata &amp; Sons', 'Tata &#38; Sons', 'Tata &#x26; Sons', 'Tata &amp;amp; Sons'])
      for (const clean of [cleanSingleLine, cleanMultilineText]) expect(clean(text)).toBe('Tata & Sons');
    expect(cleanSingleLine('&quot;Lake&nbsp;View&quot; &ndash; &#8377;45 lakh')).toBe('"Lake View" – ₹45 lakh');
    for (const text of ['R&D park', 'Q&A; B', 'AT&T', 'a &copy b']) expect(cleanSingleLine(text)).toBe(text);
    expect(cleanMultilineMarkup('1 &lt; 2')).toBe('1 &lt; 2');
  });

  it('is empty if nothing of it is visible', () => {
    for (const text of [
      '\u3164',
      '\u200B\u2060',
      '\u115F',
      '\uFFA0',
      '\u2800 \u2800',
      '\u0301',
      '\u200D',
      '\uFE0F',
      '\u{E0041}',
    ])
      for (const clean of [cleanSingleLine, cleanMultilineText, cleanMultilineMarkup])
        expect(clean(text), text).toBe('');
    expect(cleanSingleLine('&#12644;')).toBe('');
    expect(cleanSingleLine('3\u3164 BHK\u2800flat\u00AD')).toBe('3 BHK flat');
  });

  it('keeps characters that Indian scripts need', () => {
    for (const text of ['क्‍ष में घर', 'ਮੋਹਾਲੀ ਵਿੱਚ ਫਲੈਟ']) expect(cleanSingleLine(text)).toBe(text.normalize('NFC'));
  });

  it('always returns text that PostgreSQL can store, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '\u0000', '\ud800', '\r', '\u2029'),
        (text, odd) => {
          for (const clean of [cleanSingleLine, cleanMultilineText]) {
            const once = clean(text + odd + text);
            expect(once).not.toContain('\u0000');
            expect(once.isWellFormed()).toBe(true);
            expect(clean(once)).toBe(once);
          }
        },
      ),
    );
  });
});
