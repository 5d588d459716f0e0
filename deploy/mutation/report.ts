import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import type { Named } from './named.ts';
import { NAMED } from './named-survivors.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** @returns the exit code: 1 if a mutant survives without a reason */
export function report(mutants: readonly Mutant[], files: ReadonlySet<string>): number {
  const counted = mutants.filter(({ status }) => NOTICED.includes(status) || UNNOTICED.includes(status));
  const folders = Map.groupBy(counted, ({ fileName }) => dirname(relative('', fileName)));
  for (const [folder, inIt] of [...folders].sort(([a], [b]) => a.localeCompare(b)))
    console.log(scoreLine(folder, inIt));
  if (folders.size > 1) console.log(scoreLine('all', counted));

  const used = new Set<Named>();
  const unnamed: string[] = [];
  const alive = counted.filter(({ status }) => UNNOTICED.includes(status)).map(toSurvivor);
  for (const { at, file, code, from, to } of alive) {
    const named = NAMED.find((one) => one.file === file && one.code === code && (!one.to || one.to === to));
    if (named) used.add(named);
    else unnamed.push(`${at}\n    ${code}\n    ${from} → ${to}`);
  }
  const named = alive.length - unnamed.length;
  if (named > 0) console.log(`\nSurvivors with a reason in named-survivors.ts: ${named}`);
  for (const { file, code, why } of used) console.log(`  ${file}: ${code}\n    ${why}`);
  const gone = NAMED.filter((one) => files.has(one.file) && !used.has(one));
  if (gone.length > 0) console.log(`\nNo longer survive; remove them from named-survivors.ts:`);
  for (const { file, code } of gone) console.log(`  ${file}: ${code}`);
  if (unnamed.length > 0)
    console.log(`\nNot detected by any unit test (${unnamed.length}):\n  ${unnamed.join('\n  ')}`);
  return unnamed.length + gone.length > 0 ? 1 : 0;
}

function scoreLine(folder: string, mutants: readonly Mutant[]): string {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const score = ((100 * count(...NOTICED)) / mutants.length).toFixed(1).padStart(5);
  return `${score} %  ${folder}: ${count(...NOTICED)} of ${mutants.length}, ${count('Survived')} survive, ${count('NoCoverage')} without a test`;
}

function toSurvivor({ fileName, location: { start, end }, replacement = '' }: Mutant) {
  const file = relative('', fileName);
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const text = lines.slice(start.line - 1, end.line);
  text[text.length - 1] = text[text.length - 1].slice(0, end.column - 1);
  text[0] = text[0].slice(start.column - 1);
  const code = lines[start.line - 1].trim();
  return { at: `${file}:${start.line}`, file, code, from: oneLine(text.join('\n')), to: oneLine(replacement) };
}

const oneLine = (code: string): string => code.replace(/\s+/g, ' ');
