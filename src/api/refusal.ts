import { failureOfStatus, type FailureKind } from '@/domain/saving/failure';
import { isObject, own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { isList } from './read';

/** Values of `status`, `success` or `ok`, or a whole answer, that say that a change was not made. */
const noWords: ReadonlySet<string> = new Set([
  'false',
  '0',
  'no',
  'error',
  'fail',
  'failed',
  'failure',
  'declined',
  'rejected',
]);

/** Values in the same places that say that it was made. */
const yesWords: ReadonlySet<string> = new Set(['true', '1', 'yes', 'ok', 'success']);

/** Values of `error` and `errors` that name no error. */
const noErrorWords: ReadonlySet<string> = new Set([
  '',
  'false',
  '0',
  'no',
  'none',
  'null',
  'undefined',
  'ok',
  'success',
]);

/**
 * The failure that an answer of 200 to a change reports in its body; undefined where it reports none. A 'no' beside an
 * `id` may be a column of the stored row, so that the end of the change is not certain: such an answer is 'unreadable'.
 */
export function refusalOf(reply: unknown): FailureKind | undefined {
  const [outer, inner] = levelsOf(reply);
  const atOuter = refusalAt(outer);
  if (atOuter) return hasId(outer) ? 'unreadable' : atOuter;
  // After a yes, what is inside is the stored row.
  const atInner = saysYesAt(outer) ? undefined : refusalAt(inner);
  return atInner && (hasId(outer) || hasId(inner)) ? 'unreadable' : atInner;
}

/** Whether an answer to a change says by a sign of its own, not by a message alone, that the change was made. */
export function saysYes(reply: unknown): boolean {
  return levelsOf(reply).some(saysYesAt);
}

/** The words of the server in an answer to a change: its message, else its error; empty where it has none. */
export function messageInResponse(reply: unknown): string {
  const levels = levelsOf(reply);
  const messages = levels.map((level) => sentenceIn(own(level, 'message'), yesWords));
  const errors = ['error', 'errors'].flatMap((key) => levels.map((level) => own(level, key)));
  const sentences = [...messages, ...[levels[0], ...errors].map((each) => sentenceIn(each, noErrorWords))];
  return sentences.find((sentence) => sentence !== '') ?? '';
}

/** The answer, or the only entry of an array, and the object in its `data`. */
function levelsOf(reply: unknown): readonly [unknown, unknown] {
  const outer = onlyEntry(reply);
  const inner = onlyEntry(own(outer, 'data'));
  return [outer, isObject(inner) ? inner : undefined];
}

function onlyEntry(value: unknown): unknown {
  return isList(value) && value.length === 1 ? value[0] : value;
}

function refusalAt(level: unknown): FailureKind | undefined {
  const code = ['status', 'code', 'statusCode']
    .map((key) => Number(own(level, key)))
    .find((each) => each >= 400);
  if (code !== undefined) return (code < 600 && failureOfStatus(code)) || 'business';
  const isRefused =
    signsAt(level).some((sign) => noWords.has(sign)) ||
    hasError(own(level, 'error')) ||
    hasError(own(level, 'errors'));
  return isRefused ? 'business' : undefined;
}

function saysYesAt(level: unknown): boolean {
  return [...signsAt(level), word(own(level, 'code')), word(own(level, 'statusCode'))].some(
    (sign) => yesWords.has(sign) || /^[23]\d\d$/.test(sign),
  );
}

/** What may say yes or no; an answer that is no object is a sign itself. */
function signsAt(level: unknown): readonly string[] {
  return isObject(level) ? ['status', 'success', 'ok'].map((key) => word(own(level, key))) : [word(level)];
}

function word(value: unknown): string {
  return text(value).trim().toLowerCase();
}

function hasError(error: unknown): boolean {
  return Object.values(typeof error === 'object' ? { ...error } : { error }).some((each: unknown) =>
    isObject(each) || isList(each) ? Object.keys(each).length > 0 : !noErrorWords.has(word(each)),
  );
}

/** A row has an id; an insertion that failed may answer the id 0. */
function hasId(level: unknown): boolean {
  return !['', '0'].includes(text(own(level, 'id')));
}

/** A text, or the one of the first entry of a list, or the message of an object; empty where it is only a word for nothing. */
function sentenceIn(value: unknown, empty: ReadonlySet<string>): string {
  const first: unknown = isList(value) ? value[0] : value;
  const sentence = typeof first === 'string' ? first : text(own(first, 'message'));
  return word(sentence) === '' || empty.has(word(sentence)) ? '' : sentence;
}
