import { parseJson } from '@/domain/values/parseJson';
import { isObject, own } from '@/domain/values/objects';
import { BordereauTableData, tableOf } from './fileTable';

/** A piece of a long response of `/editbrdxfileview`, which the worker posts to the page. */
export type FileViewPiece =
  /** The response without its rows, and the names of their columns. */
  | { type: 'head'; responseBody: object; headers: readonly string[] }
  | { type: 'rows'; rows: readonly (readonly string[])[] }
  | { type: 'end' }
  /** The response is not JSON, or not an object. */
  | { type: 'unreadable' };

/** The number of rows in one piece. The page processes a piece of this size within a few milliseconds. */
const rowsPerPiece = 1000;

/** Parses a long response and splits it into pieces; runs in the worker. */
export function* splitResponse(body: ArrayBuffer): Generator<FileViewPiece> {
  let responseBody: unknown;
  try {
    responseBody = parseJson(new TextDecoder().decode(body));
  } catch {
    // A response that is not JSON is unreadable, as below.
  }
  if (!isObject(responseBody)) {
    yield { type: 'unreadable' };
    return;
  }
  const { headers, rows } = tableOf(own(responseBody, 'mappedRows'));
  const rest = Object.entries(responseBody).filter(([key]) => key !== 'mappedRows');
  yield { type: 'head', responseBody: Object.fromEntries(rest), headers };
  for (let start = 0; start < rows.length; start += rowsPerPiece)
    yield { type: 'rows', rows: rows.slice(start, start + rowsPerPiece) };
  yield { type: 'end' };
}

/** Builds the response from its pieces. */
class ReplyBuilder {
  readonly #rows: (readonly string[])[] = [];
  #headers: readonly string[] = [];
  #rest: object = {};

  add(piece: Exclude<FileViewPiece, { type: 'unreadable' }>): void {
    if (piece.type === 'head') {
      this.#headers = piece.headers;
      this.#rest = piece.responseBody;
    } else if (piece.type === 'rows') this.#rows.push(...piece.rows);
  }

  get responseBody(): unknown {
    return { ...this.#rest, mappedRows: new BordereauTableData(this.#headers, this.#rows) };
  }
}

function parseInPage(body: ArrayBuffer): unknown {
  const builder = new ReplyBuilder();
  for (const piece of splitResponse(body)) {
    if (piece.type === 'unreadable') return undefined;
    builder.add(piece);
  }
  return builder.responseBody;
}

function newWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./longFileView.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

/**
 * Parses a long response of `/editbrdxfileview`, its rows as a `BordereauTableData`, in a worker, or in the page if
 * there is none. Resolves with undefined if the body is malformed. Rejects when aborted.
 */
export function parseLongFileView(body: ArrayBuffer, signal: AbortSignal): Promise<unknown> {
  const worker = newWorker();
  if (!worker) return Promise.resolve(parseInPage(body));
  const builder = new ReplyBuilder();
  return new Promise<unknown>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FileViewPiece>) => {
      if (data.type === 'unreadable') resolve(undefined);
      else if (data.type === 'end') resolve(builder.responseBody);
      else builder.add(data);
    };
    // The script of the worker could not be loaded.
    worker.onerror = () => resolve(parseInPage(body));
    signal.addEventListener('abort', () => reject(new Error('parsing was ended')));
    worker.postMessage(body);
  }).finally(() => worker.terminate());
}
