import { inspectFile, type Outcome, type ReadingChoices } from './inspectFile';

/** The request of the page to the worker: the file to read, and the choices of the user for reading it. */
export interface PreflightRequest {
  file: File;
  choices: ReadingChoices;
}

/** The messages of the worker to the page: the share that is read, from 0 to 1, and finally the outcome. */
export type PreflightResponse = { type: 'progress'; share: number } | { type: 'done'; outcome: Outcome };

/** The page receives progress at most this often, in ms. */
const progressMs = 100;

/** Reads the file and posts its progress and outcome. */
export async function handleRequest(
  { file, choices }: PreflightRequest,
  post: (response: PreflightResponse) => void,
): Promise<void> {
  let postedAt = performance.now();
  const outcome = await inspectFile(file, choices, (share) => {
    if (performance.now() - postedAt < progressMs) return;
    postedAt = performance.now();
    post({ type: 'progress', share });
  });
  post({ type: 'done', outcome });
}
