import { useLayoutEffect, useRef, useState } from 'react';
import { RepeatedError, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import { isCallFailure, isUnconfirmed } from '@/domain/saving/failure';
import type { PlainData, SentAction } from '@/domain/saving/sentAction';
import { useAppDispatch, useAppStore, type AppThunk } from '@/redux';
import { actionClock } from '@/session/clock';
import { updateStoredAction } from '@/session/sentActions';
import { responseLost, beginAction, endAction } from '@/session/unconfirmedActionsSlice';
import { useOwner } from '@/session/useSession';
import { actionBegun } from '@/components/feedback/receipt/receiptSlice';

/** For a call that sends files: the callback for its progress, from 0 to 1, and the signal that stops it. */
export interface UploadHandles {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Locks the same action of the same record after a lost response, also after a reload, until its result is known. */
export interface OnceOptions<Input> {
  /** Which action: 'payment', 'approve', … */
  readonly kind: string;
  /** The id of the record that it changes; empty for a creation. */
  readonly record: (input: Input) => string;
  /** Describes what is sent. It is stored in the browser, so it must not contain secrets. */
  readonly what: (input: Input) => string;
  /**
   * Reads, before anything is sent, the snapshot that a later read is compared with. When this fails, nothing is sent. The
   * signal is aborted when the user cancels or leaves the screen.
   */
  readonly snapshot?: ((input: Input, signal: AbortSignal) => PlainData | Promise<PlainData>) | undefined;
  /** Whether it is not known after this failure whether the action was carried out. */
  readonly isUnconfirmed?: ((error: unknown, action: SentAction) => boolean) | undefined;
}

interface ActionOptions<Input, Result> {
  /** `snapshot` was read before the request; null without `once`. */
  readonly send: (input: Input, upload: UploadHandles, snapshot: PlainData) => Promise<Result>;
  /** Runs first: a question to the user, or a check of what is sent. When it returns false, nothing is sent. */
  readonly confirm?: ((input: Input) => Promise<boolean> | boolean) | undefined;
  /** After `confirm` returned false, while the screen is still mounted. */
  readonly onDeclined?: (() => void) | undefined;
  readonly once?: OnceOptions<Input> | undefined;
  /** After success, also when the screen was left meanwhile: for cleaning up, or for an alert. */
  readonly afterSuccess?:
    ((result: Result, input: Input, isMounted: boolean) => Promise<void> | void) | undefined;
  /** After `afterSuccess`, while the screen is still mounted. */
  readonly onDone?: ((result: Result, input: Input) => Promise<void> | void) | undefined;
  /** After a failure, while the screen is still mounted; `isUnconfirmedFailure` when the action may have been carried out. */
  readonly onFailed?:
    ((error: unknown, input: Input, isUnconfirmedFailure: boolean) => Promise<void> | void) | undefined;
  /** Whether it may be run again after success; otherwise a later press sends nothing. */
  readonly isRepeatable?: boolean | undefined;
}

export type ActionStatus<Input> =
  | { readonly at: 'idle' }
  | { readonly at: 'done'; readonly input: Input }
  /** `share` of an upload that was sent, from 0 to 1. */
  | { readonly at: 'pending'; readonly input: Input; readonly share?: number }
  /** The action was certainly not carried out. Uncertain actions are in `useSentActions`. */
  | { readonly at: 'failed'; readonly input: Input; readonly error: unknown };

interface Action<Input> {
  readonly status: ActionStatus<Input>;
  /** Runs the action; does nothing while it is pending. */
  readonly run: (input: Input) => Promise<void>;
  /** Stops an upload, or the read before the request. */
  readonly cancel: () => void;
}

/**
 * An action of the user. It is never sent twice at the same time, `onDone` and `onFailed` are skipped after the screen was
 * left, and with `once` the action is locked until its result is known.
 */
export function useAction<Input = void, Result = unknown>(
  options: ActionOptions<Input, Result>,
): Action<Input> {
  const { send, confirm, onDeclined, once, afterSuccess, onDone, onFailed, isRepeatable = false } = options;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const owner = useOwner();
  const [status, setStatus] = useState<ActionStatus<Input>>({ at: 'idle' });
  const isPending = useRef(false);
  const isMounted = useRef(true);
  const upload = useRef<AbortController>(undefined);

  // A layout effect is cleaned up together with the screen, so that no response can arrive in between.
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

  /** Returns whether the action succeeded. */
  async function attempt(input: Input): Promise<boolean> {
    const controller = new AbortController();
    upload.current = controller;
    let share = 0;
    let stored: SentAction | undefined;
    let result: Result;
    try {
      if (confirm) {
        const isConfirmed = await confirm(input);
        // Nothing is sent when the screen was left during the question or the check.
        if (!isMounted.current) return false;
        if (!isConfirmed) {
          onDeclined?.();
          return false;
        }
      }
      show({ at: 'pending', input });
      // Without `once` the request is sent synchronously within the press.
      if (once) {
        stored = await dispatch(storeBeforeSend(once, owner, input, controller.signal));
        if (!stored) {
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
      result = await send(input, handles, stored?.snapshot ?? null);
    } catch (error) {
      // The server cannot have processed an upload that was stopped before its last byte.
      const isStopped = controller.signal.aborted && isCancelled(error) && share < 1;
      const isUnconfirmedFailure =
        stored !== undefined && !isStopped && (once?.isUnconfirmed ?? isUnconfirmed)(error, stored);
      if (stored && isUnconfirmedFailure) {
        const { now, ahead } = actionClock(store.getState());
        const action: SentAction = { ...stored, lostAt: now, ahead, failure: storedFailure(error) };
        await updateStoredAction(owner, action);
        // In the same render as the status, so that the notice takes the focus from the button that is disabled then.
        dispatch(responseLost({ owner, action }));
      } else if (stored) await dispatch(endAction(owner, stored));
      show(isUnconfirmedFailure ? { at: 'idle' } : { at: 'failed', input, error });
      if (isMounted.current) await onFailed?.(error, input, isUnconfirmedFailure);
      return false;
    }
    if (stored) await dispatch(endAction(owner, stored));
    const following = afterSuccess?.(result, input, isMounted.current);
    show({ at: 'done', input });
    if (following) await following;
    if (isMounted.current) await onDone?.(result, input);
    return true;
  }

  async function run(input: Input): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    dispatch(actionBegun());
    const isDone = await attempt(input);
    isPending.current = isDone && !isRepeatable;
  }

  return { status, run, cancel: () => upload.current?.abort() };
}

/** Stores the action before it is sent; undefined while the result of an earlier one is not known. */
function storeBeforeSend<Input>(
  once: OnceOptions<Input>,
  owner: string,
  input: Input,
  signal: AbortSignal,
): AppThunk<Promise<SentAction | undefined>> {
  return async (dispatch, getState) => {
    const snapshot = (await once.snapshot?.(input, signal)) ?? null;
    const { now, ahead } = actionClock(getState());
    const sent: SentAction = {
      kind: once.kind,
      record: once.record(input),
      what: once.what(input),
      sentAt: now,
      ahead,
      snapshot,
    };
    return (await dispatch(beginAction(owner, sent))) ? sent : undefined;
  };
}

function isCancelled(error: unknown): boolean {
  return isCallFailure(error) && error.kind === 'cancelled';
}

/** How a request failed, as it is stored. */
function storedFailure(error: unknown): NonNullable<SentAction['failure']> {
  if (error instanceof RepeatedError) return { kind: 'repeated' };
  if (error instanceof UnreadError) return { kind: 'unread' };
  if (error instanceof UnverifiedError) return { kind: 'unverified' };
  if (!isCallFailure(error)) return { kind: 'cancelled' };
  return { kind: error.kind, ...(error.status === undefined ? {} : { status: error.status }) };
}
