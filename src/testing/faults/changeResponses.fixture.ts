/** An answer with the status 200 to a change, and what follows from it on every screen. */
interface ChangeAnswer {
  /** The body of the answer. */
  readonly body: string;
  readonly shown: 'done' | 'refused' | 'not confirmed';
  /** The server's own words in it. */
  readonly words: string;
  /** Whether the draft of the form that was sent is left. */
  readonly isDraftLeft: boolean;
  /** It says nothing but its words, which are no sign for a changed password (RECOV-18). */
  readonly isMessageAlone?: boolean;
}

const done = { shown: 'done', isDraftLeft: false } as const;
const messageAlone = { ...done, isMessageAlone: true } as const;
const refused = { shown: 'refused', isDraftLeft: true } as const;
const notConfirmed = { shown: 'not confirmed', isDraftLeft: true } as const;

const rows: readonly (readonly [body: unknown, end: Omit<ChangeAnswer, 'body' | 'words'>, words?: string])[] =
  [
    [{}, done],
    [null, done],
    [{ message: 'Country added' }, messageAlone, 'Country added'],
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
 * Answers with the status 200 to a change. Every call that changes something is met by all of them, and the forms by those
 * that differ for a person.
 */
export const changeResponses: readonly ChangeAnswer[] = [
  ...rows.map(([body, end, words = '']) => ({ body: JSON.stringify(body), words, ...end })),
  { body: '', words: '', ...done },
  { body: 'Saved', words: 'Saved', ...messageAlone },
  { body: 'failed', words: 'failed', ...refused },
  { body: '<html>Sign in</html>', words: '', ...notConfirmed },
];
