import { invalidFieldsProblem } from '@naksha/events/contracts';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { runAndChargeCurrentClient } from './work-meter.ts';

type PathPart = PropertyKey | { key: PropertyKey };

const field = (path: readonly PathPart[] | undefined): string =>
  (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body';

class MeteredValidationPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(value: unknown): void {
    runAndChargeCurrentClient(() => super.stripProtoKeys(value));
  }

  protected override validate<T>(...given: Parameters<StandardSchemaValidationPipe['validate']>) {
    return runAndChargeCurrentClient(() => super.validate<T>(...given));
  }
}

/** Validates the schema given to `@Body` or `@Query` before the route; errors are 422 with their path. */
export const createValidationPipe = (): StandardSchemaValidationPipe =>
  new MeteredValidationPipe({
    exceptionFactory: (issues) =>
      invalidFieldsProblem(issues.map(({ path, message }) => ({ field: field(path), reason: message }))),
  });
