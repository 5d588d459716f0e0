import { thumbHashToDataURL } from 'thumbhash';

/** Cards are rendered repeatedly. */
const MAX_CACHED = 200;
const drawn = new Map<string, string>();

/** `preview`: ThumbHash, base64. Undefined if invalid. */
export function previewImage(preview: string): string | undefined {
  const known = drawn.get(preview);
  if (known) return known;
  const bytes = readBase64(preview);
  // Shorter than any hash.
  if (!bytes || bytes.length < 5) return undefined;
  if (drawn.size >= MAX_CACHED) drawn.clear();
  const image = `url("${thumbHashToDataURL(bytes)}")`;
  drawn.set(preview, image);
  return image;
}

function readBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined; // The photo itself is on its way: it goes without its preview.
  }
}
