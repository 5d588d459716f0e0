/** Header of an answer that was to wait for a position (`?after=`) and gave up; its value is `true`. */
export const BEHIND = 'naksha-behind';
