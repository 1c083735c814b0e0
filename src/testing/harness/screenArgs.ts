import type { MockAccount } from '../../../mocks/accounts';
import type { ScenarioName } from '../../../mocks/scenarios';
import type { Visitor } from './signIns';

/** The value of a control that leaves the data and the faults as the story itself sets them. */
export const asInStory = 'asInStory';

/** The args of a story that shows a whole screen; `.storybook/preview.tsx` opens the product for them. */
export interface ScreenArgs {
  /** The URL, with the ids of records. */
  readonly url: string;
  /** Who is signed in; an administrator unless said otherwise. */
  readonly as?: Visitor;
  /** The data and the faults of the mocked server, in place of those that the story sets. */
  readonly scenario?: ScenarioName | typeof asInStory;
  /** The number of rows of the list, where the screen has one. */
  readonly rows?: number | typeof asInStory;
  /** The router's state of the history entry. */
  readonly state?: unknown;
  /** The accounts that a login page shows; none unless said otherwise. */
  readonly demoAccounts?: readonly MockAccount[];
}
