import { screen, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { caseFile, expectRight } from '@/testing/bordereaux/caseFile';
import type { Requirement } from '@/testing/bordereaux/cases';
import { runSteps } from '@/testing/harness/steps';

/** The upload screens, and who opens them. */
export const uploadScreens = [
  { url: '/user_admin_add_bdxcreate' },
  { url: '/client_user_BDX_add_fileupload', as: 'carrier' },
] as const;

export type UploadScreen = (typeof uploadScreens)[number];

const results = /^(?:Reconciled|Differs by|Not checked)/;

/** The result of a region, and all its text. */
export async function shownResult(region: HTMLElement): Promise<{ text: string; all: string }> {
  const [result] = await within(region).findAllByText(results);
  const uncounted = within(region).queryByRole('list', { name: 'Not counted' })?.textContent ?? '';
  return {
    text: result?.textContent ?? '',
    all: `${result?.parentElement?.textContent ?? ''} ${uncounted}`,
  };
}

/** Chooses each file on an upload screen, and compares what the panel shows with what is right. */
export async function expectRightUploads(
  { url, ...options }: UploadScreen,
  requirements: readonly Requirement[],
): Promise<void> {
  const user = openAt(url, options);
  for (const requirement of requirements) {
    await runSteps(user, [
      { fill: 'Control Value', text: requirement.control },
      { attach: 'File', file: caseFile(requirement.file) },
    ]);
    const panel = screen.getByRole('region', { name: 'Pre-flight check' });
    expect(await within(panel).findByText(requirement.file)).toBeVisible();
    expect(await within(panel).findByText('What the file holds')).toBeVisible();
    const { text, all } = await shownResult(panel);
    expectRight(requirement, text, all);
  }
}
