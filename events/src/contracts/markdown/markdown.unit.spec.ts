import { describe, expect, it, vi } from 'vitest';
import { explainUnsafeMarkdown, tryRemoveUnsafeMarkdown } from './cut-unsafe.ts';
import { explainCostlyMarkdown } from './find-cost.ts';
import { isSafeLink } from './is-safe-link.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderMarkdownToSafeHtml } from './print-html.ts';

vi.mock('./parse-markdown.ts', { spy: true });

const ATTACKS = [
  '<script>alert(1)</script>',
  'Words <img src=x onerror=alert(1)> on',
  '<scr<script></script>ipt>alert(1)</scr</script>ipt>',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](java&#10;script:alert(1))',
  '[click](&#x6A;avascript:alert(1))',
  '[click](data:text/html;base64,PHNjcmlwdD4=)',
  '[click][ref]\n\n[ref]: vbscript:alert(1)',
  '<javascript:alert(1)>',
  '![picture](javascript:alert(1))',
  '![picture](https://elsewhere.example/pixel.gif)',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<a href="javascript:alert(1)">click</a>',
  '**bold** <style>body{display:none}</style>',
  '- item\n  <details open ontoggle=alert(1)>\n',
  '| a |\n| - |\n| <b onclick=alert(1)>x</b> |',
  '<!-- hidden -->',
];
const RUNS =
  /<(?!\/?(h[1-4]|p|ul|ol|li|strong|em|code|pre|blockquote|a|br|hr|table|thead|tbody|tr|th|td)\b)|\son\w+=|href="(?!https?:|\/)/;

describe('L-24 code in an article', () => {
  it.each(ATTACKS)('is removed from stored text: %s', (attack) => {
    const kept = tryRemoveUnsafeMarkdown(`Before.\n\n${attack}\n\nAfter.`);
    expect(kept).not.toMatch(/<[a-z!/]|script:|data:|!\[/i);
    expect(kept).toContain('Before.');
    expect(kept).toContain('After.');
    expect(tryRemoveUnsafeMarkdown(kept)).toBe(kept);
  });

  it.each(ATTACKS)('is not in the output if it was stored: %s', (attack) => {
    expect(renderMarkdownToSafeHtml(`Before.\n\n${attack}\n\nAfter.`)).not.toMatch(RUNS);
  });
});

describe('text written to be expensive', () => {
  /** Processor time: the minimum of five runs. */
  const expectQuick = (text: string) => {
    const spent = () => {
      const before = process.cpuUsage();
      renderMarkdownToSafeHtml(text);
      return process.cpuUsage(before).user / 1_000;
    };
    expect(Math.min(...Array.from({ length: 5 }, spent))).toBeLessThan(500);
  };

  it('nested tags are removed a few times, and the rest is an error', () => {
    const start = performance.now();
    const kept = tryRemoveUnsafeMarkdown('<b'.repeat(250) + '>'.repeat(250));
    expect(performance.now() - start).toBeLessThan(5000);
    expect(explainUnsafeMarkdown(kept)).toBe('must not contain HTML within HTML');
    expect(explainUnsafeMarkdown(tryRemoveUnsafeMarkdown('<b<b<b>>> and <i>words</i>'))).toBeUndefined();
  });

  it.each([
    ['emphasis', '*a ', 'signs'],
    ['emphasis of both kinds', '*a __b ', 'signs'],
    ['brackets', '[', 'signs'],
    ['links without an end', '[a](b "', 'signs'],
    ['code without an end', '`a ``b ', 'signs'],
    ['comments without an end', '<!-- ', 'signs'],
    ['HTML without an end', '<a b="', 'signs'],
    ['letters by their numbers', '&#x41;', 'signs'],
    ['escaped letters', '\\*', 'signs'],
    ['a table', '|a', 'cells'],
    ['a table of many rows', '|a|b|\n', 'lines|cells'],
    ['lines', 'a\n', 'lines'],
    ['paragraphs', 'a\n\n', 'lines'],
    ['items of lists', '- a\n', 'items|lines'],
    ['items within items', '- - - - - a\n', 'items|lines'],
    ['items of numbered lists', '1. 1. a\n', 'items|lines'],
    ['lines of quotes', '> > a\n', 'items|lines'],
    ['definitions', '[a]: b\n', 'lines|signs'],
  ])('the largest allowed %s is parsed and printed quickly, and a larger one is a named error', (_, by, why) => {
    const head = by.startsWith('|') ? '|a|b|\n|-|-|\n' : '';
    const as = (count: number) => head + by.repeat(count);
    expect(explainUnsafeMarkdown(as(Math.floor(60_000 / by.length)))).toMatch(new RegExp(why));
    let [kept, refused] = [1, 60_000];
    while (refused - kept > 1) {
      const middle = (kept + refused) >> 1;
      if (explainCostlyMarkdown(as(middle))) refused = middle;
      else kept = middle;
    }
    let most = as(kept).slice(0, 60_000);
    expectQuick(most);
    for (const paragraph = most; most.length < 60_000 && !explainCostlyMarkdown(`${most}\n\n${paragraph}`); )
      most = `${most}\n\n${paragraph}`;
    expectQuick(most);
  });

  it('a bit of everything is within the limit, and so are many lines deep in lists', () => {
    const signs = Array.from({ length: 5 }, () => '*a '.repeat(490)).join('\n\n');
    const table = `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(320)}`;
    for (const text of [
      `${'- a\n'.repeat(690)}\n\n${signs}\n\n${table}\n\n${'a\n\n'.repeat(450)}`,
      `${'- '.repeat(19)}a\n${`${'  '.repeat(19)}a\n`.repeat(1_400)}`,
    ]) {
      expect(explainCostlyMarkdown(text)).toBeUndefined();
      expectQuick(text);
    }
  });

  it.each(['>', '- ', '1. ', '> - '])(
    'nesting with %j beyond 20 levels is an error, but can still be printed',
    (by) => {
      const start = performance.now();
      const deep = `${by.repeat(3000)}words <script>alert(1)</script>`;
      expect(explainUnsafeMarkdown(deep)).toMatch(/20 levels/);
      expect(renderMarkdownToSafeHtml(deep)).toContain('words');
      expect(renderMarkdownToSafeHtml(deep)).not.toMatch(RUNS);
      expect(tryRemoveUnsafeMarkdown(deep)).toBe(deep);
      expect(performance.now() - start).toBeLessThan(1000);
      expect(explainUnsafeMarkdown(`${'> '.repeat(15)}*words* of **many** [kinds](/home)`)).toBeUndefined();
    },
  );
});

it('nesting with marks within a line or across lines beyond 20 levels is an error too', () => {
  const stairs = Array.from({ length: 30 }, (_, n) => `${'  '.repeat(n)}- step`).join('\n');
  for (const deep of [stairs, `${'*a **b '.repeat(30)}c${'** *'.repeat(30)}`])
    expect(renderMarkdownToSafeHtml(deep)).toContain('<');
  expect(explainUnsafeMarkdown(stairs)).toMatch(/20 levels/);
  expect(explainUnsafeMarkdown(`- - -\n\n${'-'.repeat(80)}\n\n* * *`)).toBeUndefined();
});

it('keeps text that is written letter by letter', () => {
  const text =
    '# Units\n\nA *marla* is **272.25** sq ft; see [the rules](https://rera.punjab.gov.in) or [the map](/home?c=1).\n\n' +
    '| Unit | Feet |\n| --- | ---: |\n| Gaj | 9 |\n\n1. One\n2. Two\n\n`a < b` and 3 < 4 & 5 > 2\n\n    <b>code</b>\n';
  expect(tryRemoveUnsafeMarkdown(text)).toBe(text);
});

it('keeps the text of a link that names no page', () => {
  expect(tryRemoveUnsafeMarkdown('See [the *rules*](javascript:x) here.')).toBe('See the *rules* here.');
});

it('renders headings, tables, lists and links, and one first-level heading per page', () => {
  const html = renderMarkdownToSafeHtml('# Units\n\n[Map](/home)\n\n| Unit | Feet |\n| --- | ---: |\n| Gaj | 9 |\n');
  expect(html).toContain('<h2>Units</h2>');
  expect(html).toContain('<a href="/home">Map</a>');
  expect(html).toContain('<td align="right">9</td>');
  expect(html).not.toContain('<h1');
});

describe('detects deep nesting without parsing', () => {
  const indented = (levels: number, item: string, before = '') =>
    Array.from({ length: levels }, (_, n) => `${before}${' '.repeat(n * item.length)}${item}words`).join('\n');

  it.each([
    ['a list over 190 lines', indented(190, '- ')],
    ['a numbered list', indented(190, '1. ')],
    ['a list with tabs', Array.from({ length: 60 }, (_, n) => `${'\t'.repeat(n)}* words`).join('\n')],
    ['a list within a quote', indented(60, '- ', '> ')],
    ['one line', `${'- > '.repeat(40)}words`],
  ])('%s', (_, text) => {
    vi.mocked(parseMarkdown).mockClear();
    expect(explainUnsafeMarkdown(tryRemoveUnsafeMarkdown(text))).toMatch(/20 levels/);
    expect(renderMarkdownToSafeHtml(text)).toContain('words');
    expect(parseMarkdown).not.toHaveBeenCalled();
  });

  it.each([
    ['a list of 8 levels', indented(8, '- ')],
    ['many items side by side, at every level', `${indented(8, '- ')}\n`.repeat(8)],
    ['paragraphs within items', '- a\n\n  b\n\n- c\n\n  > d\n'.repeat(20)],
  ])('and not in %s', (_, text) => {
    expect(explainUnsafeMarkdown(text)).toBeUndefined();
  });
});

describe('links', () => {
  it.each([
    '//evil.example',
    '//evil.example/path',
    '\\\\evil.example',
    '/\\evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://evil.example',
  ])('%j is not a page', (url) => expect(isSafeLink(url)).toBe(false));

  it.each(['/home', '/home?poly=1,2;3:4', '#part', '?page=2', 'https://rera.punjab.gov.in', 'HTTP://a.example', 'faq'])(
    '%j is a page',
    (url) => expect(isSafeLink(url)).toBe(true),
  );

  it.each(['[words](//evil.example)', '[words](/\\evil.example)', '[words][1]\n\n[1]: //evil.example'])(
    'keeps the text of %j, stored and shown',
    (text) => {
      expect(tryRemoveUnsafeMarkdown(text)).not.toContain('evil.example');
      expect(renderMarkdownToSafeHtml(text)).toContain('words');
      expect(renderMarkdownToSafeHtml(text)).not.toMatch(/href="[\\/]{2}/);
    },
  );
});
