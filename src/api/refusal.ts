import { failureOfStatus, type FailureKind } from '@/domain/saving/failure';
import { isObject, own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { isList } from './read';

/** Values of `status`, `success` or `ok`, or of a whole response, that mean that a change was not made. */
const refusalValues: ReadonlySet<string> = new Set([
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

/** Values of the same keys that mean that it was made. */
const successValues: ReadonlySet<string> = new Set(['true', '1', 'yes', 'ok', 'success']);

/** Values of `error` and `errors` that mean that there is no error. */
const noErrorValues: ReadonlySet<string> = new Set([
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
 * The failure in the body of a response with status 200 to a change; undefined if there is none. A refusal next to an
 * `id` may be a column of the stored row: the result is unknown, so the failure is 'unreadable'.
 */
export function reportedFailure(responseBody: unknown): FailureKind | undefined {
  const [outer, inner] = responseLevels(responseBody);
  const outerFailure = failureAt(outer);
  if (outerFailure) return hasId(outer) ? 'unreadable' : outerFailure;
  // After a success, `data` is the stored row.
  const innerFailure = reportsSuccessAt(outer) ? undefined : failureAt(inner);
  return innerFailure && (hasId(outer) || hasId(inner)) ? 'unreadable' : innerFailure;
}

/** Whether a response to a change reports success by a status value. A message alone does not count. */
export function reportsSuccess(responseBody: unknown): boolean {
  return responseLevels(responseBody).some(reportsSuccessAt);
}

/** The message of a response to a change, else its error; empty if it has none. */
export function messageInResponse(responseBody: unknown): string {
  const levels = responseLevels(responseBody);
  const messages = levels.map((level) => sentenceIn(own(level, 'message'), successValues));
  const errors = ['error', 'errors'].flatMap((key) => levels.map((level) => own(level, key)));
  const sentences = [...messages, ...[levels[0], ...errors].map((each) => sentenceIn(each, noErrorValues))];
  return sentences.find((sentence) => sentence !== '') ?? '';
}

/** The response, or the only entry of an array, and the object in its `data`. */
function responseLevels(responseBody: unknown): readonly [unknown, unknown] {
  const outer = onlyEntry(responseBody);
  const inner = onlyEntry(own(outer, 'data'));
  return [outer, isObject(inner) ? inner : undefined];
}

function onlyEntry(value: unknown): unknown {
  return isList(value) && value.length === 1 ? value[0] : value;
}

function failureAt(level: unknown): FailureKind | undefined {
  const code = ['status', 'code', 'statusCode']
    .map((key) => Number(own(level, key)))
    .find((each) => each >= 400);
  if (code !== undefined) return (code < 600 && failureOfStatus(code)) || 'business';
  const isRefused =
    statusValues(level).some((value) => refusalValues.has(value)) ||
    hasError(own(level, 'error')) ||
    hasError(own(level, 'errors'));
  return isRefused ? 'business' : undefined;
}

function reportsSuccessAt(level: unknown): boolean {
  return [...statusValues(level), normalized(own(level, 'code')), normalized(own(level, 'statusCode'))].some(
    (value) => successValues.has(value) || /^[23]\d\d$/.test(value),
  );
}

/** The values that may report success or failure; a response that is no object is such a value itself. */
function statusValues(level: unknown): readonly string[] {
  return isObject(level)
    ? ['status', 'success', 'ok'].map((key) => normalized(own(level, key)))
    : [normalized(level)];
}

function normalized(value: unknown): string {
  return text(value).trim().toLowerCase();
}

function hasError(error: unknown): boolean {
  return Object.values(typeof error === 'object' ? { ...error } : { error }).some((each: unknown) =>
    isObject(each) || isList(each) ? Object.keys(each).length > 0 : !noErrorValues.has(normalized(each)),
  );
}

/** A stored row has an id; a failed insertion may return the id 0. */
function hasId(level: unknown): boolean {
  return !['', '0'].includes(text(own(level, 'id')));
}

/**
 * A text, or the text or message of the first entry of a list, or the message of an object; empty for the values in
 * `empty`.
 */
function sentenceIn(value: unknown, empty: ReadonlySet<string>): string {
  const first: unknown = isList(value) ? value[0] : value;
  const sentence = typeof first === 'string' ? first : text(own(first, 'message'));
  return normalized(sentence) === '' || empty.has(normalized(sentence)) ? '' : sentence;
}
