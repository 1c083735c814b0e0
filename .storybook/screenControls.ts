import type { Preview } from '@storybook/react-webpack5';
import { hasListRows } from '@/testing/harness/listRows';
import { asInStory, type ScreenArgs } from '@/testing/harness/screenArgs';
import { scenarios, type ScenarioName } from '../mocks/scenarios';

type ArgTypes = ReturnType<NonNullable<Preview['argTypesEnhancers']>[number]>;

const ownLabel = 'As in this story';
/** Scenarios that concern one screen or the end of a session; the mock panel of the product offers these. */
const leftOut: readonly ScenarioName[] = ['coverages', 'zipFails', 'sessionEnds', 'expiring'];
const scenarioNames = (Object.keys(scenarios) as ScenarioName[]).filter((name) => !leftOut.includes(name));

const hidden = (name: string): ArgTypes[string] => ({ name, table: { disable: true } });

const scenario: ArgTypes[string] = {
  name: 'Scenario',
  description: 'The data and the faults of the mocked server, in place of those of this story.',
  control: {
    type: 'select',
    labels: {
      [asInStory]: ownLabel,
      ...Object.fromEntries(scenarioNames.map((name) => [name, scenarios[name].label])),
    },
  },
  options: [asInStory, ...scenarioNames],
  table: { type: { summary: 'scenario' }, defaultValue: { summary: ownLabel } },
};

const role: ArgTypes[string] = {
  name: 'Role',
  description: 'Who is signed in. The role decides which menus are shown.',
  control: { type: 'inline-radio', labels: { admin: 'Administrator', staff: 'Staff' } },
  options: ['admin', 'staff'],
  table: { type: { summary: 'role' }, defaultValue: { summary: 'Administrator' } },
};

const rows: ArgTypes[string] = {
  name: 'Rows',
  description: 'The number of rows of the list.',
  control: { type: 'inline-radio', labels: { [asInStory]: ownLabel } },
  options: [asInStory, 0, 1, 25, 1000],
  table: { type: { summary: 'number' }, defaultValue: { summary: ownLabel } },
};

/** A story of a whole screen names its URL; each other one shows a component inside the frame of a page. */
export function isScreen(args: object): args is ScreenArgs {
  return 'url' in args && typeof args.url === 'string' && args.url !== '';
}

/**
 * The controls of a whole screen. A carrier and a client BDX user get the same session from the server and see the same
 * screens, so that the carrier area has no control for the role, and neither has a page before the sign-in.
 */
export function screenArgTypes(args: object): ArgTypes {
  if (!isScreen(args)) return { url: hidden('url'), as: hidden('as') };
  const { url, as = 'admin' } = args;
  return {
    url: hidden('url'),
    state: hidden('state'),
    demoAccounts: hidden('demoAccounts'),
    scenario,
    as: as === 'admin' || as === 'staff' ? role : hidden('as'),
    rows: hasListRows(url) ? rows : hidden('rows'),
  };
}

/** The values of these controls before anything is chosen. */
export const screenArgs = (args: object): Partial<ScreenArgs> =>
  isScreen(args) ? { as: 'admin', scenario: asInStory, rows: asInStory, ...args } : {};
