/** The channel on which `append_group` tells of each commit. */
export const COMMITTED = 'naksha_events';
