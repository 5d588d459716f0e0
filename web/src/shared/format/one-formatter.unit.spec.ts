import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../..');
const FORMATTERS = /web\/src\/shared\/format\/(times|long-day)\.ts$|kernel\/(rupees|shown-number)\.ts$/;
const OURS = /\/(web\/src|events\/src\/(kernel|contracts))\/(?!.*\.spec\.)/;
const BY_HAND =
  /^(toLocale\w*String|toDateString|toTimeString|get(Full)?Year|getMonth|getDate|getDay|getHours|getMinutes|getTimezoneOffset)$/;

function formattedIn(file: ts.SourceFile, checker?: ts.TypeChecker): string[] {
  const found: string[] = [];
  const tell = (node: ts.Node) => found.push(`${file.fileName.split('/').slice(-2).join('/')}: ${node.getText(file)}`);
  // Known without the compiler, which is slow on message keys.
  const isNumber = (node: ts.Expression): boolean => {
    if (!checker || isMessageOrList(node, file)) return false;
    if (ts.isConditionalExpression(node)) return isNumber(node.whenTrue) || isNumber(node.whenFalse);
    return hasNumber(checker.getTypeAtLocation(node));
  };
  const asText = (node: ts.Expression): boolean =>
    ts.isTemplateExpression(node)
      ? node.templateSpans.some(({ expression }) => isNumber(expression))
      : ts.isCallExpression(node) && node.expression.getText(file) === 'String' && isNumber(node.arguments[0]);
  const visit = (node: ts.Node, inMessage: boolean): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const [of, name] = [node.expression.getText(file), node.name.text];
      if (of === 'Intl' ? !['DisplayNames', 'PluralRules', 'Segmenter'].includes(name) : BY_HAND.test(name)) tell(node);
    }
    // A bare number in JSX, or passed to a message as text.
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression && isNumber(node.expression))
      tell(node);
    if (inMessage && ts.isPropertyAssignment(node) && asText(node.initializer)) tell(node);
    const message = ts.isCallExpression(node) && node.expression.getText(file) === 't';
    ts.forEachChild(node, (child) => visit(child, message || (inMessage && !ts.isCallExpression(node))));
  };
  visit(file, false);
  return found;
}

const isMessageOrList = (node: ts.Expression, file: ts.SourceFile): boolean =>
  ts.isCallExpression(node) && /^t$|\.map$/.test(node.expression.getText(file));

/** Numbers, or numbers and nothing; not any React node. */
const hasNumber = (type: ts.Type): boolean => {
  const parts = type.isUnion() ? type.types : [type];
  return (
    parts.some(({ flags }) => flags & ts.TypeFlags.NumberLike) &&
    !parts.some(({ flags }) => flags & ts.TypeFlags.BigIntLike)
  );
};

const buildProgram = () => {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }: ts.Diagnostic) => {
      throw new Error(String(messageText));
    },
  };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(join(WEB, 'tsconfig.json'), {}, host)!;
  return ts.createProgram(fileNames, { ...options, noEmit: true, customConditions: ['source'] });
};

it('D-166 only the formatters convert numbers and dates to text', () => {
  const program = buildProgram();
  const files = program.getSourceFiles().filter(({ fileName }) => OURS.test(fileName) && !FORMATTERS.test(fileName));
  expect(files.filter(({ fileName }) => fileName.includes('/kernel/')).length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => formattedIn(file, program.getTypeChecker()))).toEqual([]);
}, 240_000);

it('finds hard-coded numbers and dates', () => {
  const text = `
    const at = new Date().getHours();
    const n = (1234).toLocaleString('en-US');
    const f = new Intl.NumberFormat('de');
    const p = new Intl.PluralRules('hi');`;
  const file = ts.createSourceFile('a/b.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  expect(formattedIn(file)).toEqual([
    'a/b.tsx: new Date().getHours',
    'a/b.tsx: (1234).toLocaleString',
    'a/b.tsx: Intl.NumberFormat',
  ]);
});

it('finds bare numbers between tags and in messages', () => {
  const text = `
    declare function t(key: string, params?: object): string;
    declare const count: number | undefined;
    declare const name: string;
    export const a = <p>{count}{name}{count && 'many'}{name ? t('some.key') : count}</p>;
    export const b = t('some.key', { n: count, text: String(count), other: \`\${name} \${count}\` });`;
  // The standard library is slow to load.
  const options = { jsx: ts.JsxEmit.Preserve, strict: true, noEmit: true, noLib: true };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === 'a/b.tsx' ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : read(name, ...rest);
  const program = ts.createProgram(['a/b.tsx'], options, host);
  const found = formattedIn(program.getSourceFile('a/b.tsx')!, program.getTypeChecker());
  expect(found.map((one) => one.split(': ')[1].trim())).toEqual([
    '{count}',
    "{count && 'many'}",
    "{name ? t('some.key')",
    'text',
    'other',
  ]);
}, 240_000);
