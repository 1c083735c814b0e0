import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { untilNextCheck, type Finding, type SentAction } from '@/domain/saving/sentAction';
import { useAppDispatch, useAppSelector } from '@/redux';
import { onStoredActionsChange } from '@/session/sentActions';
import {
  endAction,
  loadActions,
  readAction,
  selectUnconfirmedActions,
  type UnconfirmedAction,
} from '@/session/unconfirmedActionsSlice';
import { useOwner } from '@/session/useSession';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';

export interface SentActions {
  /** Empty until they are known. `useAction` waits for them before it sends. */
  readonly all: readonly UnconfirmedAction[];
  /** The action that locks a record; a creation has the record ''. */
  readonly find: (record: string | number) => UnconfirmedAction | undefined;
  /** Reads now what became of an action. */
  readonly checkNow: (action: SentAction) => void;
  /** Forgets an action whose end has become certain otherwise than by its own check. */
  readonly remove: (action: SentAction) => Promise<void>;
  /**
   * Unlocks an action, after one more read and the question (`retryQuestion`). Whether the user allowed it; not where a read
   * has settled the action.
   */
  readonly allowRetry: (action: SentAction, question: string) => Promise<boolean>;
}

interface SentActionsOptions {
  /** Follows the actions of this record alone; otherwise those of every record. */
  readonly record?: string | undefined;
  /** Asks the server what became of an action. Without it only the user can settle one. */
  readonly check?: ((action: SentAction) => Promise<Finding>) | undefined;
  /** After a check that shows that an action was carried out: what has to be tidied up, or an alert to be read. */
  readonly afterDone?: ((action: SentAction) => Promise<void> | void) | undefined;
  /** After that, while the screen is still mounted. */
  readonly onDone?: ((action: SentAction) => void) | undefined;
  /** After a check that proves that an action was not carried out (`provenFrom`), while the screen is still mounted. */
  readonly onUnchanged?: ((action: SentAction) => Promise<void> | void) | undefined;
  /** When an action is no longer kept although this screen did not settle it: it ended here or in another tab. */
  readonly onEnded?: ((action: SentAction) => void) | undefined;
}

const none: readonly UnconfirmedAction[] = [];

/**
 * The actions of one kind that were sent without a certain end, on this page, in another tab or before a reload. Each
 * locks its record until a read settles it or the user unlocks it. It is read again after 10, 30, 60 and 120 seconds and
 * every two minutes. Without a kind there are none.
 */
export function useSentActions(kind: string | undefined, options: SentActionsOptions = {}): SentActions {
  const { record } = options;
  const dispatch = useAppDispatch();
  const { confirm } = useDialogs();
  const owner = useOwner();
  const known = useAppSelector((state) => selectUnconfirmedActions(state, owner));
  const followed = kind === undefined ? undefined : JSON.stringify([kind, record]);
  /** What was followed when storage was read last: before, other tabs may have ended some of those that are known. */
  const [knownFor, setKnownFor] = useState<string>();
  const isKnown = followed !== undefined && knownFor === followed;
  const all = useMemo(() => {
    const isFollowed = (action: SentAction): boolean =>
      action.kind === kind && (record === undefined || action.record === record);
    return isKnown ? known.filter(isFollowed) : none;
  }, [isKnown, known, kind, record]);

  const latest = useRef(options);
  /** What the mounted screen follows. */
  const following = useRef<string>(undefined);
  const shown = useRef(none);
  /** The reads under way; each gives whether it has settled the action. */
  const reading = useRef(new Map<string, Promise<boolean>>());
  /** The actions that were read when they were first seen, or when their answer was lost. */
  const readOnce = useRef(new Set<string>());
  /** The actions that this screen settled, or that the user unlocked here. */
  const settled = useRef(new Set<string>());

  useLayoutEffect(() => {
    latest.current = options;
  });
  // Layout effects end together with the screen.
  useLayoutEffect(() => {
    if (followed === undefined) return undefined;
    following.current = followed;
    const load = async (): Promise<void> => {
      await dispatch(loadActions(owner));
      if (following.current === followed) setKnownFor(followed);
    };
    void load();
    const stop = onStoredActionsChange(owner, () => void load());
    return () => {
      stop();
      following.current = undefined;
      shown.current = none;
    };
  }, [dispatch, owner, followed]);

  async function remove(action: SentAction): Promise<void> {
    settled.current.add(nameOf(action));
    await dispatch(endAction(owner, action));
  }

  async function ask(action: SentAction, check: (action: SentAction) => Promise<Finding>): Promise<boolean> {
    const isLeft = (): boolean => following.current !== followed;
    const finding = await dispatch(readAction(owner, action, check));
    reading.current.delete(nameOf(action));
    if (isLeft()) return false;
    const { afterDone, onDone, onUnchanged } = latest.current;
    if (finding === 'asBefore') await onUnchanged?.(action);
    if (finding !== 'done') return false;
    await remove(action);
    await afterDone?.(action);
    if (!isLeft()) onDone?.(action);
    return true;
  }

  /** Reads what became of an action, or waits for a read that is under way. Whether the action is settled. */
  async function read(action: SentAction): Promise<boolean> {
    const { check } = latest.current;
    if (!check) return false;
    const result = reading.current.get(nameOf(action)) ?? ask(action, check);
    reading.current.set(nameOf(action), result);
    return result;
  }

  const follow = useEffectEvent(() => {
    const ended = shown.current.filter((action) => !all.some((other) => other.record === action.record));
    shown.current = all;
    for (const action of all) {
      const seen = `${nameOf(action)} ${action.lostAt ?? ''}`;
      if (action.status === 'sending' || readOnce.current.has(seen)) continue;
      readOnce.current.add(seen);
      void read(action);
    }
    for (const action of ended) if (!settled.current.has(nameOf(action))) options.onEnded?.(action);
    // Each read changes what is known of its action, and so sets the next timer.
    const untilNext = (action: SentAction): number => untilNextCheck(action, Date.now());
    const timers = all.map((action) => setTimeout(() => void read(action), untilNext(action)));
    return () => timers.forEach(clearTimeout);
  });
  useEffect(() => follow(), [all]);

  return {
    all,
    find: (record) => all.find((action) => action.record === String(record)),
    checkNow: (action) => void read(action),
    remove,
    async allowRetry(action, question) {
      if (await read(action)) return false;
      if (!(await confirm(question, { danger: true }))) return false;
      // A read may have settled it while the question was open.
      if (settled.current.has(nameOf(action))) return false;
      await remove(action);
      return true;
    },
  };
}

function nameOf({ record, sentAt }: SentAction): string {
  return `${record} ${sentAt}`;
}
