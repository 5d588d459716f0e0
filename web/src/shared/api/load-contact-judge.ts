/**
 * What knows ways to reach somebody weighs as much as a form, and comes when a text is to be sent. The server judges every
 * text too; here it is said before that.
 * @returns undefined where it can't come: then the server alone judges
 */
export const loadContactJudge = () =>
  import('@naksha/events/contacts').then(
    ({ judgeContacts }) => judgeContacts,
    () => undefined,
  );
