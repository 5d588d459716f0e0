import { describe } from 'vitest';
import { canary } from './canary.ts';

describe('D-12 D-13 D-14 D-15 D-18 personal data stay in the vault', () => canary(() => ({})));
