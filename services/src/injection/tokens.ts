/** What the composition root gives the write side, by the names it is injected under. */
export const EVENT_STORE = Symbol('EventStore');
export const CLOCK = Symbol('Clock');
export const IDS = Symbol('Ids');
export const SMS_GATEWAY = Symbol('SmsGateway');
export const REGION = Symbol('service region');
export const GAZETTEER = Symbol('Gazetteer');
export const ROLES = Symbol('Roles');
export const SECURITY_SINK = Symbol('SecuritySink');
export const SETTINGS = Symbol('ServicesSettings');
/** The write side's own tables; made here from the address that was given. */
export const WRITE_DATABASE = Symbol('WriteDatabase');
