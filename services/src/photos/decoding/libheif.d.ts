/** What is used of libheif's JavaScript interface; its own declarations are those of its C functions. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export type HeifImage = {
    /** `$$.ptr`: where its C structure is, which the functions with an underscore take. */
    handle: { $$: { ptr: number } };
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    free(): void;
  };
  type Channel = { data: Uint8Array; width: number; height: number; stride: number };
  export type Library = {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown };
    /** Without channels where it failed. */
    heif_js_decode_image2(handle: unknown, space: unknown, chroma: unknown): { channels?: Channel[]; message?: string };
    /** Anew after each call: memory that has grown is another array. */
    readonly HEAPU8: Uint8Array;
    readonly HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    _free(at: number): void;
    /** Four letters as a number. */
    _heif_image_handle_get_color_profile_type(image: number): number;
    _heif_image_handle_get_raw_color_profile_size(image: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, image: number, out: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, image: number, out: number): void;
    _heif_nclx_color_profile_free(numbers: number): void;
  };
  export default function load(): Library;
}
