/** What is used of libheif's JavaScript interface; its own declarations are those of its C functions. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export type HeifImage = {
    handle: unknown;
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    free(): void;
  };
  type Channel = { data: Uint8Array; width: number; height: number; stride: number };
  type Library = {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown };
    /** Without channels where it failed. */
    heif_js_decode_image2(handle: unknown, space: unknown, chroma: unknown): { channels?: Channel[]; message?: string };
  };
  export default function load(): Library;
}
