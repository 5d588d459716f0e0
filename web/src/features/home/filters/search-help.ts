export { listKnownPlaces } from '../../../shared/places/known-place.ts';
export * from '../../../shared/places/search-help.ts';
export { applyNamed } from './apply-named.ts';
