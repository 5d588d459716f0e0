/** `randomUUID` needs a secure context, but the product is also used over plain HTTP in local networks. */
export const createRandomHexId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
