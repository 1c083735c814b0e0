import { BordereauTableData } from './fileTable';
import { parseLongFileView, splitResponse, type FileViewPiece } from './longFileView';

function bytes(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

const response = {
  brdxList: { id: 7 },
  mappedRows: Array.from({ length: 2500 }, (_, row) => ({ Policy: `P-${row}`, Insured: 'Söhne' })),
  url: '/f.csv',
};

/** A worker that responds from the page, like a real one, or fails. */
function installWorker(respondWith: (body: ArrayBuffer) => Iterable<FileViewPiece> | 'fails' | 'hangs'): {
  terminated: number;
} {
  const seen = { terminated: 0 };
  class TestWorker {
    onmessage: ((event: { data: FileViewPiece }) => void) | undefined;
    onerror: (() => void) | undefined;
    postMessage(body: ArrayBuffer): void {
      setTimeout(() => {
        const parts = respondWith(body);
        if (parts === 'fails') this.onerror?.();
        else if (parts !== 'hangs') for (const data of parts) this.onmessage?.({ data });
      });
    }
    terminate(): void {
      seen.terminated += 1;
    }
  }
  Object.assign(globalThis, { Worker: TestWorker });
  return seen;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

function expectWhole(responseBody: unknown): void {
  expect(responseBody).toMatchObject({ brdxList: { id: 7 }, url: '/f.csv' });
  const { mappedRows } = responseBody as { mappedRows: BordereauTableData };
  expect(mappedRows).toBeInstanceOf(BordereauTableData);
  expect(mappedRows.headers).toEqual(['Policy', 'Insured']);
  expect(mappedRows.rows).toHaveLength(2500);
  expect(mappedRows.rows[2499]).toEqual(['P-2499', 'Söhne']);
}

test('BDXADM-10 a long response arrives in pieces that the page processes one by one', async () => {
  const parts = [...splitResponse(bytes(JSON.stringify(response)))];
  expect(parts.map(({ type }) => type)).toEqual(['head', 'rows', 'rows', 'rows', 'end']);
  const worker = installWorker(splitResponse);
  expectWhole(await parseLongFileView(bytes(JSON.stringify(response)), new AbortController().signal));
  expect(worker.terminated).toBe(1);
});

test('BDXADM-10 without a worker, or with one that cannot start, the page parses the response itself', async () => {
  const body = bytes(JSON.stringify(response));
  expectWhole(await parseLongFileView(body, new AbortController().signal));
  installWorker(() => 'fails');
  expectWhole(await parseLongFileView(body, new AbortController().signal));
});

test.each(['{"brdxList": {"id": 7}, "mappedRows": [{"a"', '<html>', '', 'null', '[1]'])(
  'a response that reads %p is not readable',
  async (text) => {
    expect(await parseLongFileView(bytes(text), new AbortController().signal)).toBeUndefined();
    installWorker(splitResponse);
    expect(await parseLongFileView(bytes(text), new AbortController().signal)).toBeUndefined();
  },
);

test('leaving the screen ends the worker', async () => {
  const worker = installWorker(() => 'hangs');
  const controller = new AbortController();
  const parsing = parseLongFileView(bytes('{}'), controller.signal);
  controller.abort();
  await expect(parsing).rejects.toThrow('ended');
  expect(worker.terminated).toBe(1);
});
