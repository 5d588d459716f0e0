import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventReader } from '@naksha/events/event-store';
import type { BBox } from '@naksha/events/kernel';
import { DOCUMENT_KINDS } from '@naksha/read-model';
import { compareWithWhatIf, type Differences, type WhatIf } from '@naksha/read-model/what-if';
import { usageError } from '../commands/help.ts';
import { formatWhatIfReport } from './print-what-if.ts';

type RunWhatIf = {
  reader: EventReader;
  region: BBox;
  args: readonly string[];
  onProgress?(done: number, total: number): void;
};

export async function writeWhatIfReport({ reader, region, args, onProgress }: RunWhatIf): Promise<string> {
  const [folder, report = 'what-if.html', ...more] = args;
  if (!folder) throw usageError('replay', '--from needs a folder.');
  if (more.length > 0) throw usageError('replay', `Unexpected argument: ${more.join(' ')}`);
  const whatIf = await readWhatIf(resolve(folder));
  const found = await compareWithWhatIf({ reader, kinds: DOCUMENT_KINDS, whatIf, region, onProgress });
  await writeFile(report, formatWhatIfReport(found));
  return summary(found, report);
}

async function readWhatIf(folder: string): Promise<WhatIf> {
  const [own, built] = [join(folder, 'what-if.ts'), join(folder, 'read-model/dist/index.js')];
  if (existsSync(own)) return ((await import(pathToFileURL(own).href)) as { default: WhatIf }).default;
  if (!existsSync(built))
    throw usageError('replay', `${folder} contains neither what-if.ts nor read-model/dist/index.js.`);
  const { DOCUMENT_KINDS: kinds } = (await import(pathToFileURL(built).href)) as Required<Pick<WhatIf, 'kinds'>> & {
    DOCUMENT_KINDS: WhatIf['kinds'];
  };
  return { title: `With the rules of ${folder}`, kinds };
}

const summary = ({ title, events, kinds, markers, pages, duplicates, failed }: Differences, report: string): string =>
  [
    `  ${title}, over ${events} events`,
    ...Object.entries(kinds)
      .filter(([, { changed, added, missing }]) => changed + added + missing > 0)
      .map(
        ([kind, { documents, changed, added, missing }]) =>
          `    ${kind}: ${changed} of ${documents} changed, ${added} added, ${missing} missing`,
      ),
    `    markers: ${Object.entries(markers)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
    `    saved-search pages that change: ${pages.length}`,
    `    probable duplicates: ${duplicates.before} pairs before, ${duplicates.after} after`,
    ...failed.map(({ key, error }) => `    projection failed: ${key} (${error})`),
    `  report: ${report}`,
  ].join('\n');
