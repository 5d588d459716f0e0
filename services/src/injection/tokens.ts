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
export const WRITE_DATABASE = Symbol('WriteDatabase');
/** Sign-in waits for locks and must not block session lookups. */
export const SIGN_IN_DATABASE = Symbol('WriteDatabase of sign-in');
