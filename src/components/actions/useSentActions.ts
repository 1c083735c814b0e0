import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { untilNextCheck, type Finding, type SentAction } from '@/domain/saving/sentAction';
import { useAppDispatch, useAppSelector, useAppStore } from '@/redux';
import { actionClock } from '@/session/clock';
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
  /** Empty until the stored actions are read. `useAction` waits for that before it sends. */
  readonly all: readonly UnconfirmedAction[];
  /** The action that locks a record; a creation has the record ''. */
  readonly find: (record: string | number) => UnconfirmedAction | undefined;
  /** Checks now whether an action was carried out. */
  readonly checkNow: (action: SentAction) => void;
  /** Removes an action whose result has become known without its own check. */
  readonly remove: (action: SentAction) => Promise<void>;
  /**
   * Unlocks an action after one more check and a question to the user. Returns whether the user allowed it; false when a
   * check has found the result.
   */
  readonly allowRetry: (action: SentAction, question: string) => Promise<boolean>;
}

interface SentActionsOptions {
  /** Follows only the actions of this record; otherwise those of every record. */
  readonly record?: string | undefined;
  /** Finds out whether an action was carried out. Without it only the user can unlock an action. */
  readonly check?: ((action: SentAction) => Promise<Finding>) | undefined;
  /** After a check that shows that an action was carried out: for cleaning up, or for an alert. */
  readonly afterDone?: ((action: SentAction) => Promise<void> | void) | undefined;
  /** After `afterDone`, while the screen is still mounted. */
  readonly onDone?: ((action: SentAction) => void) | undefined;
  /** After a check that proves that an action was not carried out (`isProven`), while the screen is still mounted. */
  readonly onUnchanged?: ((action: SentAction) => Promise<void> | void) | undefined;
  /** When an action was removed by something other than this hook: by its own page or in another tab. */
  readonly onEnded?: ((action: SentAction) => void) | undefined;
}

const none: readonly UnconfirmedAction[] = [];

/**
 * The actions of one kind whose result is not known: of this page, of another tab or from before a reload. Each locks its
 * record until a check finds the result or the user unlocks it. The checks run after 10, 30, 60 and 120 seconds, then
 * every two minutes.
 */
export function useSentActions(kind: string | undefined, options: SentActionsOptions = {}): SentActions {
  const { record } = options;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { confirm } = useDialogs();
  const owner = useOwner();
  const known = useAppSelector((state) => selectUnconfirmedActions(state, owner));
  const followed = kind === undefined ? undefined : JSON.stringify([kind, record]);
  /** The kind and record for which storage was read last. Until then other tabs may have removed some known actions. */
  const [knownFor, setKnownFor] = useState<string>();
  const isKnown = followed !== undefined && knownFor === followed;
  const all = useMemo(() => {
    const isFollowed = (action: SentAction): boolean =>
      action.kind === kind && (record === undefined || action.record === record);
    return isKnown ? known.filter(isFollowed) : none;
  }, [isKnown, known, kind, record]);

  const latest = useRef(options);
  /** The kind and record that the mounted screen follows. */
  const following = useRef<string>(undefined);
  const shown = useRef(none);
  /** The pending checks; each resolves to whether it has settled the action. */
  const reading = useRef(new Map<string, Promise<boolean>>());
  /** The actions that were checked when they first appeared, or when their response was lost. */
  const readOnce = useRef(new Set<string>());
  /** The actions that this screen settled, or that the user unlocked here. */
  const settled = useRef(new Set<string>());

  useLayoutEffect(() => {
    latest.current = options;
  });
  // Layout effects are cleaned up together with the screen.
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
    settled.current.add(attemptKey(action));
    await dispatch(endAction(owner, action));
  }

  async function ask(action: SentAction, check: (action: SentAction) => Promise<Finding>): Promise<boolean> {
    const hasLeft = (): boolean => following.current !== followed;
    const finding = await dispatch(readAction(owner, action, check));
    reading.current.delete(attemptKey(action));
    if (hasLeft()) return false;
    const { afterDone, onDone, onUnchanged } = latest.current;
    if (finding === 'asBefore') await onUnchanged?.(action);
    if (finding !== 'done') return false;
    await remove(action);
    await afterDone?.(action);
    if (!hasLeft()) onDone?.(action);
    return true;
  }

  /** Checks an action, or waits for a pending check. Returns whether the action is settled. */
  async function read(action: SentAction): Promise<boolean> {
    const { check } = latest.current;
    if (!check) return false;
    const result = reading.current.get(attemptKey(action)) ?? ask(action, check);
    reading.current.set(attemptKey(action), result);
    return result;
  }

  const follow = useEffectEvent(() => {
    const ended = shown.current.filter((action) => !all.some((other) => other.record === action.record));
    shown.current = all;
    for (const action of all) {
      const seen = `${attemptKey(action)} ${action.lostAt ?? ''}`;
      if (action.status === 'sending' || readOnce.current.has(seen)) continue;
      readOnce.current.add(seen);
      void read(action);
    }
    for (const action of ended) if (!settled.current.has(attemptKey(action))) options.onEnded?.(action);
    // Each check changes the state of its action, which runs this effect again and sets the next timer.
    const clock = actionClock(store.getState());
    const timers = all.map((action) => setTimeout(() => void read(action), untilNextCheck(action, clock)));
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
      // A check may have settled it while the question was open.
      if (settled.current.has(attemptKey(action))) return false;
      await remove(action);
      return true;
    },
  };
}

function attemptKey({ record, sentAt }: SentAction): string {
  return `${record} ${sentAt}`;
}
