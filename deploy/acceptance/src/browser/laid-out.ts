/** Run in a page: two frames after a change of its width everything has heard of it, and the fonts that it asks for are there. */
export const LAID_OUT = `
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    .then(() => document.fonts.ready)
    .then(() => 1)`;
