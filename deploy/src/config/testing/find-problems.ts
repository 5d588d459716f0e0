import { BadSettings, readConfig } from '../config.ts';

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
