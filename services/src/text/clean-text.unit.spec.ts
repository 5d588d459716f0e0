import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

describe('cleaning a text', () => {
  it('makes one line of a title', () => {
    expect(cleanLine(' 3\tBHK \r\n flat\u00a0 ')).toBe('3 BHK flat');
    expect(cleanLine('Fl\u0000at\u202Etalf')).toBe('Flattalf');
    expect(cleanLine('3 \u0007 BHK\vflat')).toBe('3 BHK flat');
  });

  it('keeps the lines of a description', () => {
    expect(cleanLines('Sunny.\r\n\r\nQuiet.\u0007 ')).toBe('Sunny.\n\nQuiet.');
    expect(cleanLines('Sunny.\rQuiet.')).toBe('Sunny.\nQuiet.');
  });

  it('keeps what Indian scripts need', () => {
    for (const text of ['क्‍ष में घर', 'ਮੋਹਾਲੀ ਵਿੱਚ ਫਲੈਟ']) expect(cleanLine(text)).toBe(text.normalize('NFC'));
  });

  it('always gives what PostgreSQL can keep, and is done after once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '\u0000', '\ud800', '\r', '\u2029'),
        (text, odd) => {
          for (const clean of [cleanLine, cleanLines]) {
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
