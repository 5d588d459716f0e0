/**
 * Loaded when a text is to be sent, because it is as large as a form. Undefined if it cannot load: the server judges
 * every text too.
 */
export const loadContactDetailsCheck = () => loadContacts().then((contacts) => contacts?.classifyContactDetails);

export const loadContactDetailsRedactor = () => loadContacts().then((contacts) => contacts?.redactContacts);

const loadContacts = () =>
  import('@naksha/events/contacts').then(
    (contacts) => contacts,
    () => undefined,
  );
