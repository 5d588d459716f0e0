/** A new key for one intent. `randomUUID` exists in secure contexts only, and the product is also looked at over plain HTTP in a local net. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
