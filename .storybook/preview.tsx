import type { Preview } from '@storybook/react-webpack5';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { StrictMode } from 'react';
import { configure } from 'storybook/test';
import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import { signOut } from '@/session/session';
import { draftsDatabase, sentActionsDatabase } from '@/session/storage';
import { handlers } from '../mocks/handlers';
import { setScenario } from '../mocks/scenarios';
import { waitUntilStable } from './waitUntilStable';

// A slow computer may take long to load what a story waits for.
configure({ asyncUtilTimeout: 30_000 });

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
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  loaders: [mswLoader()],
  beforeEach: ({ globals }) => {
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = theme;
    // Remove the sessions, drafts and sent actions of an earlier story.
    signOut('admin');
    signOut('bdx');
    indexedDB.deleteDatabase(draftsDatabase);
    indexedDB.deleteDatabase(sentActionsDatabase);
    localStorage.clear();
    sessionStorage.clear();
    // A story of a whole screen reads the theme from the user's preferences.
    localStorage.setItem('portal_preferences', JSON.stringify({ theme }));
    setScenario('normal');
  },
  // The accessibility checks run after this.
  afterEach: waitUntilStable,
  parameters: {
    msw: handlers,
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Components', 'Intake form', 'Screens'] } },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        wide: { name: 'Wide', type: 'desktop', styles: { width: '1440px', height: '900px' } },
        narrow: { name: 'Narrow', type: 'mobile', styles: { width: '390px', height: '844px' } },
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
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
};

export default preview;
