import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const READ = new Set([
  'title',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'alt',
  'label',
]);
const WORD = /\p{L}{2,}/u;

function literalsIn(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const tell = (words: string) => WORD.test(words) && found.push(`${name}: ${words.trim()}`);
  const shown = (node: ts.Expression | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) tell(node.text);
    else if (ts.isTemplateExpression(node))
      tell([node.head, ...node.templateSpans.map((s) => s.literal)].map((p) => p.text).join(' '));
    else if (ts.isParenthesizedExpression(node)) shown(node.expression);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(shown);
    else if (ts.isBinaryExpression(node)) shown(node.right);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) tell(node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) shown(node.expression);
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText(file)) && node.initializer)
      shown(
        ts.isJsxExpression(node.initializer) ? node.initializer.expression : (node.initializer as ts.StringLiteral),
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('D-164 no screen shows or announces texts outside the catalogue', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.spec.'),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((name) => literalsIn(name, readFileSync(join(SOURCES, name), 'utf8')))).toEqual([]);
});

it('finds texts between tags, in attributes and in conditional expressions', () => {
  const page =
    'const a = (b) => <p title="Big house">Small house {b ? "Yes" : "No way"} <i className="red">{b && "left"}</i></p>;';
  expect(literalsIn('a', page)).toEqual(['a: Big house', 'a: Small house', 'a: Yes', 'a: No way', 'a: left']);
});
