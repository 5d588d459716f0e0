/** Indian time of day, as shown by the page. */
export const shownTime = (at: number) =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at);
