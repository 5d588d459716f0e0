/** What the composition root gives the read side, by the names it is injected under. */
export const DOCUMENTS = Symbol('Documents');
export const DOCUMENT_FOLLOWER = Symbol('DocumentFollower');
export const REGION = Symbol('service region');
export const GAZETTEER = Symbol('Gazetteer');
export const PERSON_NAMES = Symbol('PersonNames');
export const TEXTS = Symbol('Texts');
export const ASSISTANT_PHONE = Symbol('assistant phone of a city');
export const TILE_STORE = Symbol('TileStore');
export const MAP_ENGINE = Symbol('MapEngine');
