import { invalidFieldsProblem, Problem } from '@naksha/events/contracts';
import type { ExpectedItemVersion } from './define-item/decide-define-item.ts';

const MATCH = 'If-Match';
const NONE_MATCH = 'If-None-Match';
/** Compressing proxies make an ETag weak; it names the same version. */
const VERSION = /^(?:W\/)?"(\d{1,9})"$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Required, so that concurrent edits are not lost. */
export function requireIfMatchOrNew(headers: Headers): ExpectedItemVersion {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']];
  if (match === undefined && noneMatch === undefined)
    throw new Problem(
      428,
      'version_wanted',
      `Send ${MATCH} with the version that you edited, or ${NONE_MATCH}: * for a new item.`,
    );
  if (match !== undefined && noneMatch !== undefined)
    throw invalidFieldsProblem([{ field: NONE_MATCH, reason: `must not be sent with ${MATCH}` }]);
  if (noneMatch !== undefined) {
    if (noneMatch !== '*') throw invalidFieldsProblem([{ field: NONE_MATCH, reason: 'must be *' }]);
    return 'new';
  }
  return parseVersion(match);
}

export function requireIfMatchVersion(headers: Headers): number {
  const match = headers['if-match'];
  if (match === undefined) throw new Problem(428, 'version_wanted', `Send ${MATCH} with the version that you read.`);
  return parseVersion(match);
}

function parseVersion(match: unknown): number {
  const [, version] = VERSION.exec(String(match)) ?? [];
  if (version === undefined)
    throw invalidFieldsProblem([{ field: MATCH, reason: 'must be a version as ETag gives it, such as "3"' }]);
  return Number(version);
}
