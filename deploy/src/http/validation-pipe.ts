import { invalid } from '@naksha/events/contracts';
import { StandardSchemaValidationPipe } from '@nestjs/common';

type PathPart = PropertyKey | { key: PropertyKey };

const field = (path: readonly PathPart[] | undefined): string =>
  (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body';

/** Each schema given to `@Body` or `@Query` is checked before the route; what is wrong is named by its path, with 422. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => invalid(issues.map(({ path, message }) => ({ field: field(path), reason: message }))),
  });
