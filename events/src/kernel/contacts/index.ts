// A separate entry, because its word lists take kilobytes.
export * from './cut-contacts.ts';
export { type ContactVerdict, classifyContacts, findContacts } from './find-contacts.ts';
