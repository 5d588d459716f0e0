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

export const ATTACKS: readonly Attack[] = [
  // Before those with visitors: afterwards attackers run at lower priority.
  guessSpraying,
  // Measures what it leaves behind, so it needs a fresh server.
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
