import { Refused } from './refused.ts';

/** The one that npm installs beside the packages. */
const MAJOR = 24;

/** @param version as `process.versions.node` has it @throws Refused where it is older than what the code is written for */
export function needsNode(version: string): void {
  if (Number.parseInt(version, 10) >= MAJOR) return;
  throw new Refused(
    `this is Node ${version}, and Node ${MAJOR} is needed: npm ci has installed one. export PATH="$PWD/node_modules/.bin:$PATH"`,
  );
}
