/** A complete read side over HTTP, for tests that compare it with something else. */
export { nameSampleListingStream } from '../projector/testing/histories.ts';
export { ReadModelWorld } from './read-model-app.ts';
