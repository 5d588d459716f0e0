import { InvalidSettings, parseConfig } from '../config.ts';

export function findConfigProblems(environment: Record<string, string>): InvalidSettings['problems'] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof InvalidSettings) return error.problems;
    throw error;
  }
}

export const listInvalidSettingNames = (environment: Record<string, string>): string[] =>
  findConfigProblems(environment).map(({ setting }) => setting);
