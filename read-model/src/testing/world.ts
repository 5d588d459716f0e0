/** Event table, projector and the questions over HTTP, for a spec that compares them with something else. */
export { nameSampleListingStream } from '../projector/testing/histories.ts';
export { ReadModelWorld } from './read-model-app.ts';
