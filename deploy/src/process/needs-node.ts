import { UserError } from './user-error.ts';

/** The one that npm installs beside the packages. */
const MAJOR = 24;

/** @param version as `process.versions.node` has it @throws UserError where it is older than what the code is written for */
export function needsNode(version: string): void {
  if (Number.parseInt(version, 10) >= MAJOR) return;
  throw new UserError(
    `this is Node ${version}, and Node ${MAJOR} is needed: npm ci has installed one. export PATH="$PWD/node_modules/.bin:$PATH"`,
  );
}
