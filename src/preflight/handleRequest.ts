import { inspectFile, type Outcome, type ReadingChoices } from './inspectFile';

/** What the page asks the worker: to read a file, with what the user chose for that. */
export interface PreflightRequest {
  file: File;
  choices: ReadingChoices;
}

/** What the worker tells the page: how much is read, from 0 to 1, and in the end what came of it. */
export type PreflightResponse = { type: 'progress'; share: number } | { type: 'done'; outcome: Outcome };

/** The page receives progress at most this often, in ms. */
const progressMs = 100;

/** Reads the file and posts progress and result; the worker does nothing else. */
export async function handleRequest(
  { file, choices }: PreflightRequest,
  tell: (answer: PreflightResponse) => void,
): Promise<void> {
  let told = performance.now();
  const outcome = await inspectFile(file, choices, (share) => {
    if (performance.now() - told < progressMs) return;
    told = performance.now();
    tell({ type: 'progress', share });
  });
  tell({ type: 'done', outcome });
}
