import type { z } from 'zod';

/** The error message of an invalid setting if its declaration has none; undefined uses Zod's message. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'number') return 'must be a number';
      return issue.expected === 'int' ? 'must be a whole number' : undefined;
    case 'too_small':
      return issue.origin === 'string'
        ? issue.minimum === 1
          ? 'must not be empty'
          : `must have at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${listed(issue.values.map(String).filter(Boolean))}`;
    case 'invalid_union':
      return issue.errors.flat()[0]?.message;
    default:
      return undefined;
  }
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
