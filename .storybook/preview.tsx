import type { Preview } from '@storybook/react-webpack5';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { StrictMode } from 'react';
import '@/components/tokens.css';
import '@/components/base.css';
import { handlers } from '../mocks/handlers';
import { setScenario } from '../mocks/scenarios';

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
    localStorage.clear();
    sessionStorage.clear();
    // A whole screen takes its theme from the user's preference.
    localStorage.setItem('portal_preferences', JSON.stringify({ theme }));
    setScenario('normal');
  },
  parameters: {
    msw: handlers,
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
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
