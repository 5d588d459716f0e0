/** What if two listings of one owner were probably one property at 200 m from each other too, in place of 50? */
import type { WhatIf } from '@naksha/read-model/what-if';

const whatIf: WhatIf = { title: 'Probable duplicates within 200 m', duplicatesWithinM: 200 };
export default whatIf;
