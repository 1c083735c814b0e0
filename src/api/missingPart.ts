/** A server that takes longer to say whether a file is there counts as not reached. */
const timeLimitMs = 5000;

/** Whether an error says that a script or a style sheet of the build could not be loaded: webpack's own name for it. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Why a part could not be loaded. `outdated`: the server answers that the file is gone, since a newer version was
 * installed, and only a reload helps. `notLoaded`: anything else, so that another attempt may load it.
 */
export async function missingReason(error: Error): Promise<'outdated' | 'notLoaded'> {
  const file = 'request' in error ? String(error.request) : '';
  const signal = AbortSignal.timeout(timeLimitMs);
  const status = await fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    (answer) => answer.status,
    () => 0,
  );
  return status === 404 ? 'outdated' : 'notLoaded';
}
