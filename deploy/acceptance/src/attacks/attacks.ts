import type { Attack } from './attack.ts';
import { connectionStorm } from './connection-storm.ts';
import { expensiveNetwork } from './expensive-network.ts';
import { expensiveQuestions } from './expensive-questions.ts';
import { guessSpraying } from './guess-spraying.ts';
import { liveStreams } from './live-streams.ts';
import { manyNetworks } from './many-networks.ts';
import { nestedBodies } from './nested-bodies.ts';
import { oddPaths } from './odd-paths.ts';
import { signInFlood } from './sign-in-flood.ts';
import { slowRequests } from './slow-requests.ts';
import { stolenSim } from './stolen-sim.ts';
import { unknownHosts } from './unknown-hosts.ts';

/** Every attack there is: a file each, and its line here. */
export const ATTACKS: readonly Attack[] = [
  // Before those that have visitors beside them: from then on attackers take what processors the others leave.
  guessSpraying,
  // What it leaves is measured against a server that has done nothing yet.
  connectionStorm,
  slowRequests,
  manyNetworks,
  oddPaths,
  nestedBodies,
  liveStreams,
  expensiveQuestions,
  expensiveNetwork,
  signInFlood,
  unknownHosts,
  stolenSim,
];
