import { canary } from './canary.ts';

canary(() => ({}));
