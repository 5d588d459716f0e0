/** Text of the focused element if fully in view, else ''. Runs in the page. */
export const FOCUSED_IN_VIEW = `(() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? document.activeElement.textContent : '';
})()`;
