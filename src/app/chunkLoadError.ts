/** A server that takes longer to say whether a file is there counts as not reached. */
const timeLimitMs = 5000;

/** Whether an error says that a script or a style sheet of the build could not be loaded: webpack's own name for it. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Whether the server answers that the file is gone, since a newer version was installed: only a reload helps then. After any
 * other failure, another attempt may load the file.
 */
export async function isChunkGone(error: Error): Promise<boolean> {
  const file = 'request' in error ? String(error.request) : '';
  const signal = AbortSignal.timeout(timeLimitMs);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
