/** `true` if waiting for a position (`?after=`) timed out. */
export const BEHIND_HEADER = 'naksha-behind';
