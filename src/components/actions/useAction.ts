import { useLayoutEffect, useRef, useState } from 'react';
import { RepeatedError, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import { isCallFailure, isUnconfirmed } from '@/domain/saving/failure';
import type { PlainData, SentAction } from '@/domain/saving/sentAction';
import { useAppDispatch, type AppThunk } from '@/redux';
import { updateStoredAction } from '@/session/sentActions';
import { responseLost, beginAction, endAction } from '@/session/unconfirmedActionsSlice';
import { useOwner } from '@/session/useSession';
import { receiptClosed } from '@/components/feedback/receipt/receiptSlice';

/** What a call that sends files is given: where to report its progress, from 0 to 1, and what stops it. */
export interface UploadHandles {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Makes a lost answer outlive the page: the same action of the same record is locked until its end is certain. */
export interface OnceOptions<Input> {
  /** Which action: 'payment', 'approve', … */
  readonly kind: string;
  /** The id of the record that it changes; empty for a creation. */
  readonly record: (input: Input) => string;
  /** What is sent, as a person would say it, without secrets: it is kept in the browser. */
  readonly what: (input: Input) => string;
  /**
   * What a later read is compared with. It is read before anything is sent; when that fails, nothing is sent. The signal
   * says that the user gave up meanwhile or has left the screen.
   */
  readonly evidence?: ((input: Input, signal: AbortSignal) => PlainData | Promise<PlainData>) | undefined;
  /** Whether a failure leaves open what became of the action. */
  readonly isOpen?: ((error: unknown, action: SentAction) => boolean) | undefined;
}

interface ActionOptions<Input, Result> {
  /** `evidence` is what was read before; null without `once`. */
  readonly send: (input: Input, upload: UploadHandles, evidence: PlainData) => Promise<Result>;
  /** Asked first: a question, or a check of what is sent. False sends nothing. */
  readonly confirm?: ((input: Input) => Promise<boolean> | boolean) | undefined;
  /** After `confirm` was answered with false, while the screen is still mounted. */
  readonly onDeclined?: (() => void) | undefined;
  readonly once?: OnceOptions<Input> | undefined;
  /** After success, also when the screen was left meanwhile: what has to be tidied up, or an alert to be read. */
  readonly afterSuccess?:
    ((result: Result, input: Input, isMounted: boolean) => Promise<void> | void) | undefined;
  /** After that, while the screen is still mounted. */
  readonly onDone?: ((result: Result, input: Input) => Promise<void> | void) | undefined;
  /** After a failure, while the screen is still mounted; `isOpen` when it is not certain what became of the action. */
  readonly onFailed?: ((error: unknown, input: Input, isOpen: boolean) => Promise<void> | void) | undefined;
  /** Whether it may be run again after success; otherwise a later press sends nothing. */
  readonly isRepeatable?: boolean | undefined;
}

export type ActionStatus<Input> =
  | { readonly at: 'idle' }
  | { readonly at: 'done'; readonly input: Input }
  /** `share` of an upload that has left, from 0 to 1. */
  | { readonly at: 'pending'; readonly input: Input; readonly share?: number }
  /** It was not carried out for certain. What is uncertain is among the `useSentActions` of its kind. */
  | { readonly at: 'failed'; readonly input: Input; readonly error: unknown };

interface Action<Input> {
  readonly status: ActionStatus<Input>;
  /** Runs it once; a press while one is under way does nothing. */
  readonly run: (input: Input) => Promise<void>;
  /** Stops an upload, and reads that come before the request. */
  readonly cancel: () => void;
}

/**
 * Something that a person does once: it is sent at most one time at a time, what follows is skipped when the screen is
 * gone, and what may not be sent twice is locked until its end is certain.
 */
export function useAction<Input = void, Result = unknown>(
  options: ActionOptions<Input, Result>,
): Action<Input> {
  const { send, confirm, onDeclined, once, afterSuccess, onDone, onFailed, isRepeatable = false } = options;
  const dispatch = useAppDispatch();
  const owner = useOwner();
  const [status, setStatus] = useState<ActionStatus<Input>>({ at: 'idle' });
  const isPending = useRef(false);
  const isMounted = useRef(true);
  const upload = useRef<AbortController>(undefined);

  // A layout effect ends together with the screen, before an answer can come between the two.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      upload.current?.abort();
    };
  }, []);

  function show(next: ActionStatus<Input>): void {
    if (isMounted.current) setStatus(next);
  }

  /** Whether it went well, so that it may not be run again. */
  async function attempt(input: Input): Promise<boolean> {
    const controller = new AbortController();
    upload.current = controller;
    let share = 0;
    let kept: SentAction | undefined;
    let result: Result;
    try {
      if (confirm) {
        const isConfirmed = await confirm(input);
        // A screen that was left while it asked or read sends nothing any more.
        if (!isMounted.current) return false;
        if (!isConfirmed) {
          onDeclined?.();
          return false;
        }
      }
      show({ at: 'pending', input });
      // What need not be kept leaves within the press.
      if (once) {
        kept = await dispatch(keep(once, owner, input, controller.signal));
        if (!kept) {
          show({ at: 'idle' });
          return false;
        }
      }
      const handles: UploadHandles = {
        signal: controller.signal,
        onProgress: (now) => {
          share = now;
          show({ at: 'pending', input, share });
        },
      };
      result = await send(input, handles, kept?.evidence ?? null);
    } catch (error) {
      // An upload that was stopped before its last byte cannot have been carried out.
      const isStopped = controller.signal.aborted && isCancelled(error) && share < 1;
      const isOpen = kept !== undefined && !isStopped && (once?.isOpen ?? isUnconfirmed)(error, kept);
      if (kept && isOpen) {
        const action: SentAction = { ...kept, lostAt: Date.now(), failure: endOf(error) };
        await updateStoredAction(owner, action);
        // Together with the status: the notice takes focus from a button that is locked by then.
        dispatch(responseLost({ owner, action }));
      } else if (kept) await dispatch(endAction(owner, kept));
      show(isOpen ? { at: 'idle' } : { at: 'failed', input, error });
      if (isMounted.current) await onFailed?.(error, input, isOpen);
      return false;
    }
    if (kept) await dispatch(endAction(owner, kept));
    const following = afterSuccess?.(result, input, isMounted.current);
    show({ at: 'done', input });
    if (following) await following;
    if (isMounted.current) await onDone?.(result, input);
    return true;
  }

  async function run(input: Input): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    // It spoke of the action before.
    dispatch(receiptClosed());
    const isDone = await attempt(input);
    isPending.current = isDone && !isRepeatable;
  }

  return { status, run, cancel: () => upload.current?.abort() };
}

/** Keeps the action before it is sent; undefined while an earlier one has no certain end. */
function keep<Input>(
  once: OnceOptions<Input>,
  owner: string,
  input: Input,
  signal: AbortSignal,
): AppThunk<Promise<SentAction | undefined>> {
  return async (dispatch) => {
    const evidence = (await once.evidence?.(input, signal)) ?? null;
    const sent: SentAction = {
      kind: once.kind,
      record: once.record(input),
      what: once.what(input),
      sentAt: Date.now(),
      evidence,
    };
    return (await dispatch(beginAction(owner, sent))) ? sent : undefined;
  };
}

function isCancelled(error: unknown): boolean {
  return isCallFailure(error) && error.kind === 'cancelled';
}

/** How a request ended, as far as it is kept. */
function endOf(error: unknown): NonNullable<SentAction['failure']> {
  if (error instanceof RepeatedError) return { kind: 'repeated' };
  if (error instanceof UnreadError) return { kind: 'unread' };
  if (error instanceof UnverifiedError) return { kind: 'unverified' };
  if (!isCallFailure(error)) return { kind: 'cancelled' };
  return { kind: error.kind, ...(error.status === undefined ? {} : { status: error.status }) };
}
