/**
 * What knows ways to reach someone weighs as much as a form, and comes when a text is to be sent. The server judges every
 * text too; here it is said before that.
 * @returns undefined where it can't come: then the server alone judges
 */
export const loadContactJudge = () => loadContacts().then((contacts) => contacts?.judgeContacts);

/** What strangers are shown of a text. */
export const loadContactCutter = () => loadContacts().then((contacts) => contacts?.cutContacts);

const loadContacts = () =>
  import('@naksha/events/contacts').then(
    (contacts) => contacts,
    () => undefined,
  );
