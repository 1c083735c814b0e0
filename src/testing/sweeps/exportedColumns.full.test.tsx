import { screen, waitFor } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { catchDownloads, findRows } from '@/testing/harness/at';

test.each([
  ['/user_admin_users', 'Permissions'],
  ['/user_admin_attributegroup', 'Attribute'],
  ['/user_admin_intakecategory/', 'Attributes'],
  ['/user_admin_intakesubcategory/551', 'List'],
])('at %s the column %s, whose cells are only links, is not exported', async (url, label) => {
  const { files } = catchDownloads();
  const user = openAt(url);
  await findRows();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toContain(label);
  await user.click(screen.getByRole('button', { name: /^Export CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [line] = (await files[0]!.text()).split('\r\n');
  // The number of a row and its menu have no text, either.
  const withText = heads.filter((head) => !['#', 'Actions', label].includes(head));
  expect(line).toBe(withText.join(','));
});
