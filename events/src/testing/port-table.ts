import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export type PortRow = { port: string; adapter: string; suite: string; spec: string };
export type PortTable = { rows: PortRow[]; problems: string[] };

type Source = { path: string; text: string };

/**
 * A port is the interface of a `*.port.ts`, an adapter a class implementing it, its suite `<port>Contract`; a row is
 * complete if a spec creates the adapter and calls the suite.
 */
export function listPortsAndAdapters(root: string, folders: readonly string[]): PortTable {
  const all = folders.flatMap((folder) => sources(join(root, folder), root));
  const specs = all.filter(({ path }) => path.includes('.spec.'));
  const product = all.filter(({ path }) => !path.includes('.spec.') && !path.includes('/testing/'));
  const table: PortTable = { rows: [], problems: [] };

  for (const { path, text } of product.filter(({ path }) => path.endsWith('.port.ts'))) {
    const port = pascalCase(path.slice(path.lastIndexOf('/') + 1, -'.port.ts'.length));
    const suite = `${port[0].toLowerCase()}${port.slice(1)}Contract`;
    if (!new RegExp(String.raw`export interface ${port}\b`).test(text))
      table.problems.push(`${path} exports no interface ${port}`);
    if (!all.some((source) => new RegExp(String.raw`export (?:function|const) ${suite}\b`).test(source.text)))
      table.problems.push(`port ${port} has no suite: nothing exports ${suite}`);
    const adapters = product.flatMap((source) => implementers(source, port));
    if (adapters.length === 0) table.problems.push(`port ${port} has no adapter`);
    for (const adapter of adapters) {
      const spec = specs.find(({ text }) => calls(text, suite) && new RegExp(String.raw`new ${adapter}\(`).test(text));
      table.rows.push({ port, adapter, suite, spec: spec?.path ?? '' });
      if (!spec) table.problems.push(`adapter ${adapter} of port ${port} has no spec that makes it and calls ${suite}`);
    }
  }
  return table;
}

function sources(folder: string, root: string): Source[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist|prisma-client)\//.test(file))
    .map((file) => ({ path: relative(root, file), text: withoutComments(readFileSync(file, 'utf8')) }));
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const calls = (text: string, name: string): boolean => new RegExp(String.raw`(?<!function )\b${name}\(`).test(text);

const implementers = ({ text }: Source, port: string): string[] =>
  [...text.matchAll(/class (\w+)[^{]*?\bimplements ([^{]+)\{/g)]
    .filter(([, , ports]) => ports.split(',').some((one) => one.trim().replace(/<.*$/, '') === port))
    .map(([, name]) => name);

const pascalCase = (kebab: string): string =>
  kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
