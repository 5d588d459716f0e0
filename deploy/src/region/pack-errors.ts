import { UserError } from '../process/user-error.ts';

/** `line` is missing if the whole file is affected. */
export type PackProblem = { file: string; line?: number; field?: string; reason: string };

export class InvalidRegionPack extends UserError {
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
