/**
 * Run in a page before its own scripts: a graphics card that fills no pixels. Programs are compiled and linked and buffers
 * filled as ever, so that what is wrong with them is still said; only what is drawn of them is nothing.
 */
export const UNDRAWN = `
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of Object.keys(prototype))
      if (/^draw(Arrays|Elements|RangeElements)/.test(name)) prototype[name] = () => {};`;
