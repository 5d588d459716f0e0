import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Numeric, because name lookups need files that may be missing. */
export type DecoderUser = { uid: number; gid: number };

export type ConfinedNode = {
  execPath: string;
  /** Placed before Node's own arguments. */
  words: readonly string[];
  user?: DecoderUser;
  /** Without network, and without access to the environment and memory of other processes. */
  isApart: boolean;
};

/** Absolute, so that PATH cannot substitute it. */
const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'];
/** User, network and IPC namespaces. The process id stays the same, for measuring and killing. */
const NAMESPACE_FLAGS = ['-U', '-n', '-i', '--'];
const CHECK_TIMEOUT_MS = 10_000;

/**
 * The fewest rights this computer allows, native code included: on Linux without network and rights over other
 * processes, where users may create namespaces (containers often forbid it). `user` must be able to read `file`;
 * possible for root only.
 */
export function sandboxedNodeOptions(file: string, user?: DecoderUser): ConfinedNode {
  const unshare = UNSHARE.find((path) => existsSync(path));
  const node = process.execPath;
  if (unshare && canRead([unshare, ...NAMESPACE_FLAGS], file, user))
    return { execPath: unshare, words: [...NAMESPACE_FLAGS, node], user, isApart: true };
  if (user && !canRead([], file, user))
    throw new Error(
      `PHOTO_DECODER_USER: user ${user.uid} cannot read ${file}, which decodes photos. Make the file readable for that user.`,
    );
  return { execPath: node, words: [], user, isApart: false };
}

function canRead(before: readonly string[], file: string, user?: DecoderUser): boolean {
  const [program, ...words] = [...before, process.execPath, '-e', READ_TEST, file];
  return spawnSync(program, words, { ...user, env: {}, stdio: 'ignore', timeout: CHECK_TIMEOUT_MS }).status === 0;
}

const READ_TEST = `require('node:fs').accessSync(process.argv[1], 4)`;
