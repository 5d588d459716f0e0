import { LOCALES } from '@naksha/events/contracts';
import { describe, expect, it } from 'vitest';
import { formatAlertText } from './alert-text.ts';

const told = {
  brand: 'Naksha',
  page: 'https://naksha.example/dashboard/searches',
  stop: 'https://naksha.example/stop-alerts/a-b_c.d',
  name: undefined,
  fresh: 0,
  cuts: 0,
};
const { name: _, ...of } = told;
/** GSM 03.38: 160 characters per text; with any other character, 70. */
const PLAIN = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥§¿¡ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ¤]*$/;

describe('the text of an alert', () => {
  it('says how many homes were found, for which search, where they are, and how to stop alerts', () => {
    expect(formatAlertText({ ...told, name: 'Near the park', fresh: 1, cuts: 2 }, 'en')).toBe(
      'Naksha: 1 new home and 2 price drops for "Near the park". See: https://naksha.example/dashboard/searches Stop: https://naksha.example/stop-alerts/a-b_c.d',
    );
    expect(formatAlertText({ ...told, fresh: 1_234 }, 'en')).toContain(
      'Naksha: 1,234 new homes for your saved search. See',
    );
    expect(formatAlertText({ ...told, cuts: 1 }, 'en')).toContain('Naksha: 1 price drop for your');
  });

  it('says for how many searches it is, if several, and offers to stop them all', () => {
    expect(formatAlertText({ ...of, searches: 4, fresh: 12, cuts: 3 }, 'en')).toBe(
      'Naksha: 12 new homes and 3 price drops for 4 saved searches. See: https://naksha.example/dashboard/searches Stop all: https://naksha.example/stop-alerts/a-b_c.d',
    );
  });

  it('uses characters of every phone in English, also if the name has curly quotes', () => {
    const name = '“Ma’s”\u00a0‘flat’ – near… the — park‑side';
    const text = formatAlertText({ ...told, name, fresh: 1, cuts: 1 }, 'en');
    expect(text).toContain(` for ""Ma's" 'flat' - near... the - park-side". See`);
    for (const one of [text, formatAlertText({ ...of, searches: 2, fresh: 1, cuts: 1 }, 'en')])
      expect(one).toMatch(PLAIN);
    expect(formatAlertText({ ...told, name: 'पार्क के पास', fresh: 1 }, 'en')).not.toMatch(PLAIN);
  });

  it.each(LOCALES)('is complete in %s, with straight quotes', (locale) => {
    const one = formatAlertText({ ...told, name: 'NAME', fresh: 7, cuts: 8 }, locale);
    for (const part of ['Naksha: ', '"NAME"', '7', '8', told.page, told.stop]) expect(one).toContain(part);
    const several = formatAlertText({ ...of, searches: 9, fresh: 7, cuts: 8 }, locale);
    for (const part of ['Naksha: ', '9', '7', '8', told.page, told.stop]) expect(several).toContain(part);
    expect(one + several).not.toMatch(/[“”‘’{}]/);
  });
});
