/** Runs before the page's scripts: WebGL compiles and reports errors, but draws nothing. */
export const UNDRAWN = `
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of Object.keys(prototype))
      if (/^draw(Arrays|Elements|RangeElements)/.test(name)) prototype[name] = () => {};`;
