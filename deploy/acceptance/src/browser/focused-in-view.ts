/** Words of what has the focus, where all of it is in view; '' where it isn't. Run in the page. */
export const FOCUSED_IN_VIEW = `(() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? document.activeElement.textContent : '';
})()`;
