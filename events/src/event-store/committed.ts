/** The channel on which `append_events` tells of each commit. */
export const COMMITTED = 'naksha_events';
