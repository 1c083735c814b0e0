import type { Preview } from '@storybook/react-webpack5';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import './docs.css';
import { draftsDatabase, localKeys, removeStored, sentActionsDatabase, writeStored } from '@/browser/storage';
import { handlers } from '../mocks/handlers';
import { setScenario } from '../mocks/scenarios';
import { ScreenAt } from './ScreenAt';
import { withDefaults } from './propTable';
import { isScreen, screenArgs, screenArgTypes } from './screenControls';
import { StoryFrame } from './StoryFrame';
import { waitUntilStable } from './waitUntilStable';

// A slow computer may take long to load what a story waits for.
configure({ asyncUtilTimeout: 30_000 });

type Theme = 'light' | 'dark';

/**
 * The stories that are mounted, with the screen that each of them shows. Storybook calls `beforeEach` again whenever a
 * tool or a control changes.
 */
const mounted = new Map<string, string>();

/** The args that open a screen again when they change; the same text for every story of a component. */
const screenKey = (args: object): string =>
  isScreen(args) ? [args.url, args.as, args.scenario, args.rows].join(' ') : '';

/** Removes the sessions, drafts and sent actions of an earlier story, but nothing that Storybook itself keeps. */
function forgetEarlierStory(): void {
  indexedDB.deleteDatabase(draftsDatabase);
  indexedDB.deleteDatabase(sentActionsDatabase);
  removeStored(...localKeys);
  sessionStorage.clear();
  setScenario('normal');
}

/** Shows what is inside it in a theme; a whole screen reads the same one from the user's preferences. */
function Themed({ theme, children }: { theme: Theme; children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return children;
}

/** With 'both', the frame of the stories is light, and `manager.tsx` puts a dark one beside it. */
const themeOf = (value: unknown): Theme => (value === 'dark' ? 'dark' : 'light');

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Light and dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  loaders: [mswLoader()],
  argsEnhancers: [({ initialArgs }) => ('url' in initialArgs ? screenArgs(initialArgs) : {})],
  argTypesEnhancers: [
    ({ initialArgs, argTypes }) =>
      'url' in initialArgs ? screenArgTypes(initialArgs) : withDefaults(argTypes, initialArgs),
  ],
  beforeEach: ({ id, globals, args }) => {
    const preferences = JSON.stringify({ theme: themeOf(globals['theme']) });
    const screen = screenKey(args);
    if (mounted.get(id) === screen) {
      writeStored('portal_preferences', preferences);
      return undefined;
    }
    mounted.set(id, screen);
    forgetEarlierStory();
    writeStored('portal_preferences', preferences);
    return () => {
      mounted.delete(id);
    };
  },
  // The accessibility checks run after this.
  afterEach: waitUntilStable,
  parameters: {
    msw: handlers,
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type and spacing', 'Motion and sizes', 'Tokens', 'Accent'],
          'Patterns',
          ['List', 'Form', 'Dialog', 'Money', 'States'],
          'Components',
          ['Overview'],
          'Intake form',
          'Screens',
        ],
      },
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        small: { name: 'Small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    a11y: {
      test: 'error',
      // A story of a screen checks the screen only. The shell around it has stories of its own.
      context: { exclude: ['header:has(+ main)', 'main ~ *'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Results of passed rules are not used, and each costs axe time.
        resultTypes: ['violations', 'incomplete'],
      },
    },
  },
  decorators: [
    (Story, { globals, args, title, parameters }) => (
      <StrictMode>
        <Themed theme={themeOf(globals['theme'])}>
          {isScreen(args) ? (
            <ScreenAt {...args} />
          ) : title.startsWith('Foundations/') || parameters['ownRouter'] === true ? (
            <Story />
          ) : (
            <StoryFrame>
              <Story />
            </StoryFrame>
          )}
        </Themed>
      </StrictMode>
    ),
  ],
};

export default preview;
