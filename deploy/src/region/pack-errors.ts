import { UserError } from '../process/user-error.ts';

/** `line` is missing where it is about the file as a whole. */
export type PackProblem = { file: string; line?: number; field?: string; reason: string };

/** A region pack that can't be taken: every wrong line is named. */
export class BadRegionPack extends UserError {
  constructor(
    folder: string,
    readonly problems: readonly PackProblem[],
  ) {
    super(
      [
        `The region pack ${folder} is not valid (docs/regions.md). Correct these errors:`,
        ...problems.map(printProblem),
      ].join('\n'),
    );
    this.name = 'BadRegionPack';
  }
}

const printProblem = ({ file, line, field, reason }: PackProblem): string =>
  [[file, line].filter((part) => part !== undefined).join(':'), field, reason].filter(Boolean).join(' ');
