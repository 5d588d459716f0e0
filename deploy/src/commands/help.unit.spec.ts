import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STAFF_ROLES } from '@naksha/events/kernel';
import { IMPORT_COLUMNS } from '@naksha/events/wire/imports';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../evaluate/evaluate-tables.ts';
import { UserError } from '../process/user-error.ts';
import { COMMANDS, type CommandName } from './commands.ts';
import { formatHelp, formatTwoColumnTable, usageError } from './help.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const launched = Object.entries(scripts).filter(([, script]) => script.includes('node deploy/run.mjs '));

describe('the help of a command', () => {
  it('exists for every script that run.mjs starts, under the name of the script', () => {
    expect(launched.length).toBeGreaterThan(15);
    for (const [name, script] of launched)
      expect(script).toMatch(new RegExp(`^exec node deploy/run.mjs ${name} \\S+$`));
    expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(launched.map(([name]) => name)));
  });

  it.each(Object.keys(COMMANDS) as CommandName[])(
    'of %s fits a terminal and names existing documents',
    async (name) => {
      const help = await formatHelp(name);
      expect(help).toMatch(/^Usage: (npm|node) /);
      if (name !== 'import') for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(125);
      for (const [file] of help.matchAll(/[\w/-]+\.md\b/g)) expect(existsSync(join(root, file)), file).toBe(true);
    },
  );

  it('lists the values that the code accepts', async () => {
    const columns = await formatHelp('import');
    for (const name of Object.keys(IMPORT_COLUMNS)) expect(columns).toMatch(new RegExp(`^  ${name} `, 'm'));
    const staff = await formatHelp('staff');
    for (const role of STAFF_ROLES) expect(staff).toContain(role);
    for (const table of Object.keys(TABLES)) expect(COMMANDS.evaluate.summary).toContain(table);
    const parts = ['site', 'people', 'look-around', 'take-part'];
    for (const file of readdirSync(join(root, 'loadtests/k6'))) {
      const scenario = file.replace('.ts', '');
      if (!parts.includes(scenario)) expect(COMMANDS.load.summary).toMatch(new RegExp(`\\b${scenario}\\b`));
    }
  });

  it('works before the first build', () => {
    const clone = mkdtempSync(join(tmpdir(), 'naksha-help-'));
    try {
      for (const folder of ['deploy/src/commands', 'deploy/src/process', 'deploy/package.json'])
        cpSync(join(root, folder), join(clone, folder), { recursive: true });
      for (const file of ['package.json', 'deploy/run.mjs', 'deploy/require-node.mjs'])
        cpSync(join(root, file), join(clone, file));
      symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [join(clone, 'deploy/run.mjs'), 'import', 'deploy/dist/mains/import.js', '--help'],
        { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
      );
      expect(stderr).toBe('');
      expect(status).toBe(0);
      expect(stdout).toContain('Usage: npm run import -- FILE.csv --as PHONE');
      expect(stdout).toMatch(/price +required/);
    } finally {
      rmSync(clone, { recursive: true });
    }
  });
});

it('an error about arguments gives the reason and the usage', () => {
  const error = usageError('unlock', 'The phone number is missing.');
  expect(error).toBeInstanceOf(UserError);
  expect(error.message).toBe(
    'The phone number is missing.\n\nUsage: npm run unlock -- PHONE …\n\nFor details add --help.',
  );
});

it('a table wraps its right column, and puts it below a long left column', () => {
  expect(
    formatTwoColumnTable([
      ['--a', 'one two'],
      ['--b X', `${'word '.repeat(25)}end`],
    ]),
  ).toBe(`  --a    one two\n  --b X  ${'word '.repeat(17)}word\n         ${'word '.repeat(7)}end`);
  expect(formatTwoColumnTable([['--'.padEnd(40, 'x'), 'meaning']])).toBe(
    `  ${'--'.padEnd(40, 'x')}\n${' '.repeat(36)}meaning`,
  );
});
