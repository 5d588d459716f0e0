export const LAID_OUT = `
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    .then(() => document.fonts.ready)
    .then(() => 1)`;
