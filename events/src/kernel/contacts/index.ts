// A separate entry, because its word lists take kilobytes.
export * from './cut-contacts.ts';
export { type ContactVerdict, findContacts, judgeContacts } from './find-contacts.ts';
