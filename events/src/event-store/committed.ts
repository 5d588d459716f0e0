/** The NOTIFY channel of `append_group`. */
export const COMMIT_CHANNEL = 'naksha_events';
