export * from '../../../shared/places/search-help.ts';
export { openOffer, showNamed } from './show-named.ts';
