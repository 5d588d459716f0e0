import type { Attack } from './attack.ts';
import { guessSpraying } from './guess-spraying.ts';
import { liveStreams } from './live-streams.ts';
import { manyNetworks } from './many-networks.ts';
import { oddPaths } from './odd-paths.ts';
import { signInFlood } from './sign-in-flood.ts';
import { slowRequests } from './slow-requests.ts';

/** Every attack there is: a file each, and its line here. */
export const ATTACKS: readonly Attack[] = [
  slowRequests,
  manyNetworks,
  oddPaths,
  liveStreams,
  signInFlood,
  guessSpraying,
];
