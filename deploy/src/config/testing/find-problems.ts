import { InvalidSettings, parseConfig } from '../config.ts';

export function findProblems(environment: Record<string, string>): InvalidSettings['problems'] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof InvalidSettings) return error.problems;
    throw error;
  }
}

export const findRefusals = (environment: Record<string, string>): string[] =>
  findProblems(environment).map(({ setting }) => setting);
