import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

function keysIn(name: string, text: string): string[] {
  const found: string[] = [];
  const spelt = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isAsExpression(node)) spelt(node.expression);
    if (ts.isArrowFunction(node)) spelt(node.body);
    if (!ts.isArrayLiteralExpression(node) || !node.elements[0] || !ts.isStringLiteral(node.elements[0])) return;
    found.push(node.elements.map((element) => (ts.isStringLiteral(element) ? element.text : '*')).join(' '));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'queryKey') spelt(node.initializer);
    if (ts.isVariableDeclaration(node) && /Key$/.test(node.name.getText())) spelt(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('a query cache key is defined once, next to its query, and imported by all others', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.spec.'),
  );
  const keys = files.flatMap((name) => keysIn(name, readFileSync(join(SOURCES, name), 'utf8')));
  expect(keys).toEqual(expect.arrayContaining(['me marks', 'me profile', 'listings', 'property', 'me edit-data *']));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('finds a key where it is defined', () => {
  const text =
    "const aKey = (id) => ['me', id] as const; forget({ queryKey: ['me', 'marks'] }); ask({ queryKey: aKey(1) });";
  expect(keysIn('a.ts', text)).toEqual(['me *', 'me marks']);
});
