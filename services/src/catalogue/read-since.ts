import { invalid, Problem } from '@naksha/events/contracts';
import type { Since } from './define-item/decide-define-item.ts';

const MATCH = 'If-Match';
const NONE_MATCH = 'If-None-Match';
/** A proxy that packs answers makes a version weak; it names the same one. */
const VERSION = /^(?:W\/)?"(\d{1,9})"$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What the sender of a definition has read: without it, what somebody else wrote would be lost unseen.
 * @throws Problem 428 where neither header says it; 422
 */
export function readSince(headers: Headers): Since {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']];
  if (match === undefined && noneMatch === undefined)
    throw new Problem(
      428,
      'version_wanted',
      `${MATCH} must name the version that was changed; of what is new, ${NONE_MATCH}: *`,
    );
  if (match !== undefined && noneMatch !== undefined)
    throw invalid([{ field: NONE_MATCH, reason: `must not be sent with ${MATCH}` }]);
  if (noneMatch !== undefined) {
    if (noneMatch !== '*') throw invalid([{ field: NONE_MATCH, reason: 'must be *' }]);
    return 'new';
  }
  return parseVersion(match);
}

/**
 * What the sender has read of something that there is.
 * @throws Problem 428 where the header does not say it; 422
 */
export function readVersion(headers: Headers): number {
  const match = headers['if-match'];
  if (match === undefined) throw new Problem(428, 'version_wanted', `${MATCH} must name the version that was read`);
  return parseVersion(match);
}

function parseVersion(match: unknown): number {
  const [, version] = VERSION.exec(String(match)) ?? [];
  if (version === undefined)
    throw invalid([{ field: MATCH, reason: 'must be a version as ETag gives it, such as "3"' }]);
  return Number(version);
}
