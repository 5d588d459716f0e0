export * from '../../../shared/places/search-help.ts';
export { applyNamed } from './apply-named.ts';
