/** What the composition root gives the write side, by the names it is injected under. */
export const EVENT_STORE = Symbol('EventStore');
export const CLOCK = Symbol('Clock');
export const IDS = Symbol('Ids');
export const SMS_GATEWAY = Symbol('SmsGateway');
export const REGION = Symbol('service region');
export const PLACES = Symbol('PlaceSource');
export const ROLES = Symbol('Roles');
export const OWN_DOCUMENTS = Symbol('OwnDocuments');
export const SECURITY_SINK = Symbol('SecuritySink');
export const SETTINGS = Symbol('ServicesSettings');
/** The write side's own tables; made here from the address that was given. */
export const WRITE_DATABASE = Symbol('WriteDatabase');
/** The same over connections of its own: sign-in waits for locks, and must not hold those that look up sessions meanwhile. */
export const SIGN_IN_DATABASE = Symbol('WriteDatabase of sign-in');
