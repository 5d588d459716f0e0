/** The NOTIFY channel of `append_group`, used at each commit. */
export const COMMITTED = 'naksha_events';
