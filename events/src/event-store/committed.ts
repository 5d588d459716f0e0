/** The NOTIFY channel of `append_group`. */
export const COMMITTED = 'naksha_events';
