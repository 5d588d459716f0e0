import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { requestFrom } from './request-from.ts';
import { visitUntil } from './visitors.ts';

const PATHS = ['//', '///', '//[', '//@', '/\\\\', '//evil.example/', '/\\evil.example', '//home', '/home//x', '//%'];
const ROUNDS = { short: 2, full: 200 };

export const oddPaths: Attack = {
  name: 'addresses that begin with //',
  async run(target, size) {
    const before = target.errorLines().length;
    const statuses: number[] = [];
    const asking = async () => {
      for (let round = 0; round < ROUNDS[size]; round++) {
        const address = target.newAddress();
        const answers = await Promise.all(PATHS.map((path) => requestFrom(address, target.url, path)));
        statuses.push(...answers.map(({ status }) => status));
      }
      await pause(100);
    };
    const visits = await visitUntil(target, asking());
    const count = (isSo: (status: number) => boolean) => statuses.filter(isSo).length;
    return [
      { what: 'answered with a clear 4xx', figure: count((s) => s >= 400 && s < 500), atLeast: statuses.length },
      { what: 'server errors', figure: count((s) => s >= 500), atMost: 0 },
      { what: 'error lines in the log', figure: target.errorLines().length - before, atMost: 0 },
      ...visits.findings(size),
    ];
  },
};
