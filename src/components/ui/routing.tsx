import { createContext, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

interface LinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The entry of the browser's history that is shown. */
interface HistoryEntry {
  /** What another screen left for this one; the browser keeps it, so it is not trusted. */
  readonly state: unknown;
  /** Goes to another screen, in place of this one. */
  readonly leaveFor: (to: string) => void;
  /** Keeps a state with this entry, where it outlives a reload. */
  readonly keepState: (state: object) => void | Promise<void>;
}

/** What the screens outside the shells need of the router. */
export interface Routing {
  readonly Link: ComponentType<LinkProps>;
  /** The h1. */
  readonly Heading: ComponentType<{ children: ReactNode }>;
  readonly useHistoryEntry: () => HistoryEntry;
}

/** The state that the router keeps with an entry of the history. */
function keptState(): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : undefined;
}

const noState = (): undefined => undefined;
const neverChanges = () => noState;

/** Where there is no router: a login is shown before the router's code has come. */
export const withoutRouter: Routing = {
  Link: ({ to, className, children }) => (
    <a href={to} className={className}>
      {children}
    </a>
  ),
  Heading: ({ children }) => <h1 tabIndex={-1}>{children}</h1>,
  useHistoryEntry: () => ({
    // The markup in `index.html` knows of no state; the next render does.
    state: useSyncExternalStore(neverChanges, keptState, noState),
    leaveFor: (to) => window.location.replace(to),
    keepState: (state) => window.history.replaceState({ ...window.history.state, usr: state }, ''),
  }),
};

export const RoutingContext = createContext(withoutRouter);
