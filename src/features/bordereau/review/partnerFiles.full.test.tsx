import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { caseFile, expectRight } from '@/testing/bordereaux/caseFile';
import { requirements, type Requirement } from '@/testing/bordereaux/cases';
import { rowsOf } from '../../../../mocks/bordereauUpload';
import { db } from '../../../../mocks/db';
import { shownResult } from '../upload/partnerFiles.fixture';

const screens = [
  { url: '/user_admin_brdx_file_view/329', id: 329 },
  { url: '/client_user_brdx_file_view/308', id: 308 },
];

/** Files that the mock server does not map: with lines above the header row, or with a footer, which would be a row. */
const unmapped: readonly string[] = [
  'returns-section.csv',
  'brought-forward-cr.csv',
  'title-in-pounds.csv',
  'backslash-quotes.csv',
  'nil-return.csv',
  'note-below.csv',
];
const mapped = requirements.filter(({ file }) => /\.(?:csv|txt)$/.test(file) && !unmapped.includes(file));

/** The rows of a review have no other numbers than their own: the header row does not count. */
function ofReview({ says, ...requirement }: Requirement): Requirement {
  const source = says.source.replaceAll(/row (\d)/g, (_, row: string) => `row ${String(Number(row) - 1)}`);
  return { ...requirement, says: new RegExp(source, says.flags) };
}

describe.each(screens)('on $url', ({ url, id }) => {
  test.each(mapped)('BDXADM-10 $file: $name ($control)', async (requirement) => {
    const stored = db.bordereauFiles.find((file) => file.id === id)!;
    stored.rows = await rowsOf(caseFile(requirement.file));
    stored.control_value = requirement.control;
    openAt(url);
    const checks = (await screen.findByRole('heading', { name: 'Checks' })).parentElement!;
    const { text, all } = await shownResult(checks);
    expectRight(ofReview(requirement), text, all);
  });
});
