/** CSS pixels of a thumbnail: several originals would exhaust a phone's memory. */
const ACROSS = 400;

/** One at a time, for the same reason. */
let last: Promise<unknown> = Promise.resolve();

/** Undefined if the browser cannot decode the file (often HEIC). */
export function createThumbnail(file: Blob): Promise<string | undefined> {
  const drawn = last.then(() => draw(file).catch(() => undefined));
  last = drawn;
  return drawn;
}

async function draw(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file, { resizeWidth: ACROSS, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return small ? URL.createObjectURL(small) : undefined;
}
