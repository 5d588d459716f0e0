import { invalid } from '@naksha/events/contracts';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { meterWork } from './work-meter.ts';

type PathPart = PropertyKey | { key: PropertyKey };

const field = (path: readonly PathPart[] | undefined): string =>
  (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body';

/** Validation costs the sender what it takes. */
class MeteredValidationPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(value: unknown): void {
    meterWork(() => super.stripProtoKeys(value));
  }

  protected override validate<T>(...given: Parameters<StandardSchemaValidationPipe['validate']>) {
    return meterWork(() => super.validate<T>(...given));
  }
}

/** Each schema given to `@Body` or `@Query` is checked before the route; what is wrong is named by its path, with 422. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new MeteredValidationPipe({
    exceptionFactory: (issues) => invalid(issues.map(({ path, message }) => ({ field: field(path), reason: message }))),
  });
