import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** By their numbers: names are looked up in files that need not be there. */
export type DecoderUser = { uid: number; gid: number };

export type ConfinedNode = {
  execPath: string;
  /** Before Node's own. */
  words: readonly string[];
  user?: DecoderUser;
  /** Has it no network, and nothing of other processes' environment and memory, whatever it runs? */
  isApart: boolean;
};

/** Named whole: what opens pictures of strangers is found by nobody's PATH. */
const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'];
/** Namespaces of its own for users, the network and shared memory. It stays the same process, which is measured and ended by its number. */
const APART = ['-U', '-n', '-i', '--'];
const ASK_MS = 10_000;

/**
 * Node with as few rights as this computer lets it have, its native code too: on Linux without the rights that its user has over
 * other processes and without a network, where users may make namespaces (containers often forbid it).
 * @param file its program, which it must be able to read
 * @param user somebody else than us, which root alone can ask for
 * @throws where that user can't read the program
 */
export function confineNode(file: string, user?: DecoderUser): ConfinedNode {
  const unshare = UNSHARE.find((path) => existsSync(path));
  const node = process.execPath;
  if (unshare && canRead([unshare, ...APART], file, user))
    return { execPath: unshare, words: [...APART, node], user, isApart: true };
  if (user && !canRead([], file, user))
    throw new Error(`PHOTO_DECODER_USER: user ${user.uid} may not read ${file}, by which photos are opened`);
  return { execPath: node, words: [], user, isApart: false };
}

function canRead(before: readonly string[], file: string, user?: DecoderUser): boolean {
  const [program, ...words] = [...before, process.execPath, '-e', READS, file];
  return spawnSync(program, words, { ...user, env: {}, stdio: 'ignore', timeout: ASK_MS }).status === 0;
}

const READS = `require('node:fs').accessSync(process.argv[1], 4)`;
