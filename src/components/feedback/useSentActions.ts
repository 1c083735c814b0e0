import { useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { retryQuestion, type SentAction } from '@/domain/saving/sentAction';
import { useDialogs } from './dialogs/useDialogs';
import { SentActionsContext } from './sentActionsContext';
import { SentActionsMonitor, type MonitorOptions, type UnconfirmedAction } from './sentActionsMonitor';

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
   * Unlocks an action, after one more read and a question that names what was sent and when. Whether the user allowed it;
   * not where a read has settled the action.
   */
  readonly allowRetry: (action: SentAction) => Promise<boolean>;
}

interface SentActionsOptions extends MonitorOptions {
  /** Follows the actions of this record alone; otherwise those of every record. */
  readonly record?: string | undefined;
}

const none: readonly UnconfirmedAction[] = [];

/**
 * The actions of one kind that were sent without a certain end, on this page, in another tab or before a reload. Each
 * locks its record until a read settles it or the user unlocks it. Without a kind there are none.
 */
export function useSentActions(kind: string | undefined, options: SentActionsOptions = {}): SentActions {
  const { record } = options;
  const getStore = useContext(SentActionsContext);
  const { confirm } = useDialogs();
  const monitor = useMemo(() => new SentActionsMonitor(kind ?? '', record), [kind, record]);
  const actions = useSyncExternalStore(monitor.subscribe, monitor.getSnapshot);
  // Before the monitor starts, so that its first read asks the server. Layout effects end together with the screen.
  useLayoutEffect(() => monitor.setOptions(options));
  const isFollowed = kind !== undefined && getStore !== null;
  useLayoutEffect(
    () => (isFollowed ? monitor.start(getStore()) : undefined),
    [monitor, getStore, isFollowed],
  );

  async function allowRetry(action: SentAction): Promise<boolean> {
    if (await monitor.read(action)) return false;
    if (!(await confirm(retryQuestion(action), { danger: true }))) return false;
    // A read may have settled it while the question was open.
    if (monitor.isSettled(action)) return false;
    await monitor.remove(action);
    return true;
  }

  return {
    all: actions ?? none,
    find: (record) => actions?.find((action) => action.record === String(record)),
    checkNow: (action) => void monitor.read(action),
    remove: (action) => monitor.remove(action),
    allowRetry,
  };
}
