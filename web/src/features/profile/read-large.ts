export function readLargeJson(answer: Response, onBytes: (bytes: number) => void): Promise<unknown> {
  if (!answer.body) return answer.json();
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      onBytes(bytes);
      controller.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(counted)).json();
}
