import { screen, within } from '@testing-library/react';

export function mockWideWindow(isWide: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: isWide && media.includes('1280px'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
}

export const panel = async () => within(await screen.findByRole('complementary', { name: 'On this page' }));
