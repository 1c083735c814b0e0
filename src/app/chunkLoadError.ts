/** How long the server may take to respond before it counts as unreachable. */
const timeLimitMs = 5000;

/** Whether the error is webpack's error for a script or a style sheet that could not be loaded. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Whether the server responds that the file no longer exists, because a newer version was installed: then
 * only a reload helps. After any other failure, another attempt may load the file.
 */
export async function isChunkGone(error: Error): Promise<boolean> {
  const file = 'request' in error ? String(error.request) : '';
  const signal = AbortSignal.timeout(timeLimitMs);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
