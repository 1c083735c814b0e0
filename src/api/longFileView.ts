import { parseJson } from '@/domain/values/parseJson';
import { isObject, own } from '@/domain/values/objects';
import { BordereauTableData, tableOf } from './fileTable';

/** A piece of a long answer of `/editbrdxfileview`, as the worker hands it to the page. */
export type FileViewPiece =
  /** The answer without its rows, and the names of their columns. */
  | { type: 'head'; reply: object; headers: readonly string[] }
  | { type: 'rows'; rows: readonly (readonly string[])[] }
  | { type: 'end' }
  /** The answer is not JSON, or not an object. */
  | { type: 'unreadable' };

/** Rows in one piece. The page takes a piece of this size over within a few milliseconds. */
const rowsAtOnce = 1000;

/** Parses a long answer and cuts it into pieces; runs in the worker. */
export function* splitResponse(body: ArrayBuffer): Generator<FileViewPiece> {
  let reply: unknown;
  try {
    reply = parseJson(new TextDecoder().decode(body));
  } catch {
    // Any other answer cannot be shown, so that its content does not matter.
  }
  if (!isObject(reply)) {
    yield { type: 'unreadable' };
    return;
  }
  const { headers, rows } = tableOf(own(reply, 'mappedRows'));
  const rest = Object.entries(reply).filter(([key]) => key !== 'mappedRows');
  yield { type: 'head', reply: Object.fromEntries(rest), headers };
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    yield { type: 'rows', rows: rows.slice(at, at + rowsAtOnce) };
  yield { type: 'end' };
}

/** Builds the answer from its pieces. */
class AnswerBuilder {
  readonly #rows: (readonly string[])[] = [];
  #headers: readonly string[] = [];
  #rest: object = {};

  add(part: Exclude<FileViewPiece, { type: 'unreadable' }>): void {
    if (part.type === 'head') {
      this.#headers = part.headers;
      this.#rest = part.reply;
    } else if (part.type === 'rows') this.#rows.push(...part.rows);
  }

  get reply(): unknown {
    return { ...this.#rest, mappedRows: new BordereauTableData(this.#headers, this.#rows) };
  }
}

function parseHere(body: ArrayBuffer): unknown {
  const answer = new AnswerBuilder();
  for (const part of splitResponse(body)) {
    if (part.type === 'unreadable') return undefined;
    answer.add(part);
  }
  return answer.reply;
}

function newWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./longFileView.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

/**
 * A long answer of `/editbrdxfileview` with its rows as a `BordereauTableData`, parsed by a worker so that the page stays
 * responsive, or by the page where there can be no worker. Resolves with undefined if the body is malformed. Rejects when
 * aborted.
 */
export function parseLongFileView(body: ArrayBuffer, signal: AbortSignal): Promise<unknown> {
  const worker = newWorker();
  if (!worker) return Promise.resolve(parseHere(body));
  const answer = new AnswerBuilder();
  return new Promise<unknown>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FileViewPiece>) => {
      if (data.type === 'unreadable') resolve(undefined);
      else if (data.type === 'end') resolve(answer.reply);
      else answer.add(data);
    };
    // Its script can't be fetched.
    worker.onerror = () => resolve(parseHere(body));
    signal.addEventListener('abort', () => reject(new Error('parsing was ended')));
    worker.postMessage(body);
  }).finally(() => worker.terminate());
}
