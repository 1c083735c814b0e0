/** A response with the status 200 to a change, and its result on every screen. */
interface ChangeResponse {
  /** The body of the response. */
  readonly body: string;
  readonly shown: 'done' | 'refused' | 'not confirmed';
  /** The server's message in it. */
  readonly words: string;
  /** Whether the draft of the form is still stored afterwards. */
  readonly isDraftLeft: boolean;
  /** The body is only a message, which does not prove that a password was changed (RECOV-18). */
  readonly isMessageOnly?: boolean;
}

const done = { shown: 'done', isDraftLeft: false } as const;
const messageOnly = { ...done, isMessageOnly: true } as const;
const refused = { shown: 'refused', isDraftLeft: true } as const;
const notConfirmed = { shown: 'not confirmed', isDraftLeft: true } as const;

const rows: readonly (readonly [
  body: unknown,
  end: Omit<ChangeResponse, 'body' | 'words'>,
  words?: string,
])[] = [
  [{}, done],
  [null, done],
  [{ message: 'Country added' }, messageOnly, 'Country added'],
  [{ status: true, message: 'Country added' }, done, 'Country added'],
  [{ status: 'success' }, done],
  [{ status: 200 }, done],
  [{ status: null }, done],
  [{ ok: true }, done],
  [{ code: 201 }, done],
  [{ id: 905, status: 1 }, done],
  [{ error: '', errors: [] }, done],
  [{ error: null, errors: {} }, done],
  [{ error: 'none' }, done],
  [{ error: 'null' }, done],
  [{ error: 'OK' }, done],
  [{ error: '0', errors: 0 }, done],
  [{ error: 'false' }, done],
  [{ error: { code: 0, message: '' } }, done],
  [{ data: { status: true } }, done],
  [{ success: true, data: { id: 905, status: 0 } }, done],
  [{ data: ['no', 'yes'] }, done],
  ['OK', done, ''],

  [{ status: false, message: 'Name is taken' }, refused, 'Name is taken'],
  [{ status: 'false' }, refused],
  [{ status: 0 }, refused],
  [{ status: 'error', message: 'Name is taken' }, refused, 'Name is taken'],
  [{ status: 'Failed' }, refused],
  [{ status: 'declined' }, refused],
  [{ status: 'rejected' }, refused],
  [{ success: false }, refused],
  [{ success: 'no' }, refused],
  [{ success: 'No', message: 'Name is taken' }, refused, 'Name is taken'],
  [{ ok: false }, refused],
  [{ ok: 0 }, refused],
  [{ status: 422, message: 'Name is taken' }, refused, 'Name is taken'],
  [{ status: '422' }, refused],
  [{ statusCode: 402 }, refused],
  [{ code: 1062, message: 'Name is taken' }, refused, 'Name is taken'],
  [{ status: true, error: 'Name is taken' }, refused, 'Name is taken'],
  [{ error: { code: 17 } }, refused],
  [{ error: { message: 'Name is taken' } }, refused, 'Name is taken'],
  [{ errors: ['Name is taken'] }, refused, 'Name is taken'],
  [{ errors: [{ field: 'name', message: 'Name is taken' }] }, refused, 'Name is taken'],
  [{ id: 0, status: false }, refused],
  [[{ status: false, message: 'Name is taken' }], refused, 'Name is taken'],
  [{ data: { status: false, message: 'Name is taken' } }, refused, 'Name is taken'],
  [[{ data: [{ error: 'Name is taken' }] }], refused, 'Name is taken'],
  ['error', refused, 'error'],
  [false, refused],

  [{ id: 905, status: 0 }, notConfirmed],
  [{ id: 905, status: false, message: 'Name is taken' }, notConfirmed, 'Name is taken'],
  [[{ id: 905, status: 0 }], notConfirmed],
  [{ data: { id: 905, status: 'no' } }, notConfirmed],
  [{ id: 905, data: { status: 0 } }, notConfirmed],
];

/**
 * Responses with the status 200 to a change. Every call that changes data is tested with all of them, and the forms with
 * those that look different to a user.
 */
export const changeResponses: readonly ChangeResponse[] = [
  ...rows.map(([body, end, words = '']) => ({ body: JSON.stringify(body), words, ...end })),
  { body: '', words: '', ...done },
  { body: 'Saved', words: 'Saved', ...messageOnly },
  { body: 'failed', words: 'failed', ...refused },
  { body: '<html>Sign in</html>', words: '', ...notConfirmed },
];
