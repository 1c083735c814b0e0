import type { MockAccount } from '../../../mocks/accounts';
import type { Visitor } from './signIns';

/** The args of a story that shows a whole screen; `.storybook/preview.tsx` opens the product for them. */
export interface ScreenArgs {
  /** The URL, with the ids of records. */
  readonly url: string;
  /** Who is signed in; an administrator unless said otherwise. */
  readonly as?: Visitor;
  /** The router's state of the history entry. */
  readonly state?: unknown;
  /** The accounts that a login page shows; none unless said otherwise. */
  readonly demoAccounts?: readonly MockAccount[];
}
