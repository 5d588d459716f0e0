// Apart from the kernel's own list: its words are kilobytes, which only who writes or shows a text loads.
export * from './cut-contacts.ts';
export { type ContactVerdict, findContacts, judgeContacts } from './find-contacts.ts';
