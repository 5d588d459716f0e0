import { ATTACKS } from './attacks.ts';
import { testAttacks } from './test-attacks.ts';

testAttacks(ATTACKS, 'full');
