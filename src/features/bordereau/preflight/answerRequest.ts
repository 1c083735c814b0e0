import { inspectFile, type Outcome } from './inspectFile';

/** What the page asks the worker: to read a file, and of a workbook which sheet, counted from 0. */
export interface PreflightRequest {
  file: File;
  sheet?: number;
}

/** What the worker tells the page: how much is read, from 0 to 1, and in the end what came of it. */
export type PreflightAnswer = { type: 'progress'; share: number } | { type: 'done'; outcome: Outcome };

/** The page receives progress at most this often, in ms. */
const progressMs = 100;

/** Reads the file and posts progress and result; the worker does nothing else. */
export async function answerRequest(
  { file, sheet }: PreflightRequest,
  tell: (answer: PreflightAnswer) => void,
): Promise<void> {
  let told = performance.now();
  const outcome = await inspectFile(file, sheet, (share) => {
    if (performance.now() - told < progressMs) return;
    told = performance.now();
    tell({ type: 'progress', share });
  });
  tell({ type: 'done', outcome });
}
