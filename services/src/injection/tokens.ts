/** Injection tokens of what the composition root provides. */
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
/** The write side's own tables. */
export const WRITE_DATABASE = Symbol('WriteDatabase');
/** Separate connections for sign-in, which waits for locks and must not block session lookups. */
export const SIGN_IN_DATABASE = Symbol('WriteDatabase of sign-in');
