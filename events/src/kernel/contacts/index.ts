// A separate entry, because its word lists take kilobytes.
export * from './cut-contacts.ts';
export { type ContactVerdict, classifyContactDetails, findContacts } from './find-contacts.ts';
