/** Turns the direction of what follows: with them a text can show something else than it says. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Control characters but for tab and line feed; PostgreSQL refuses the NUL among them. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** A text of several lines as we keep it: composed, well-formed, without what can't be seen. */
export const cleanLines = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(DIRECTIONS, '').trim();

/** A text of one line: every run of white space is one space. */
export const cleanLine = (text: string): string => cleanLines(text.replace(/\s/g, ' ')).replace(/\s+/g, ' ');

/** How long a text is: in code points, as the event contracts count, so that both agree on what fits. */
export const letters = (text: string): number => [...text].length;
