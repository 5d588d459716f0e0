import { BadSettings, readConfig } from '../config.ts';

/** What is said of an environment that can't be started with. */
export function findProblems(environment: Record<string, string>): BadSettings['problems'] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.problems;
    throw error;
  }
}

export const findRefusals = (environment: Record<string, string>): string[] =>
  findProblems(environment).map(({ setting }) => setting);
