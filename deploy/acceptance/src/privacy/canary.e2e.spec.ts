import { describe } from 'vitest';
import { testForLeaks } from './canary.ts';

describe('D-12 D-13 D-14 D-15 D-18 personal data stay in the vault', () => testForLeaks(() => ({})));
