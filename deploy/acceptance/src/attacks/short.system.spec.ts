import { ATTACKS } from './attacks.ts';
import { judgeAttacks } from './judge-attacks.ts';

judgeAttacks(ATTACKS, 'short');
