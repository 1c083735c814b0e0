import { waitFor } from '@testing-library/react';
import { adminPaths, carrierPaths } from '@/paths';
import '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { recordedCalls } from '../../../../mocks/callLog';
import { prefetchRead } from './prefetchRead';

/** What is read ahead at a screen. Records with a password and the rows of files are missing, and so are edit pages of quotations. */
const reads = {
  '/user_admin_edit_countries/:id': '/editcountry',
  '/user_admin_edit_state/:id': '/editstate',
  '/user_admin_edit_city/:id': '/editcity',
  '/user_admin_edit_intakecategory/:id': '/editclientintakecategory',
  '/user_admin_edit_intakesubcategory/:cid/:id': '/editclientintakesubcategory',
  '/user_admin_edit_attributegroup/:client/:id': '/editattributegroup',
  '/user_admin_edit_attribute/:cid/:gid/:id': '/editattribute',
  '/user_admin_edit_intakeattributegroup/:iid/:id': '/editintakeattributegroup',
  '/user_admin_edit_agent/:id': '/editclientagent',
  '/user_admin_view_policy_quotation/:id/:intake_id': '/viewpolicyquotation',
  '/user_admin_view_binder_policies/:id/:intake_id': '/viewpolicyquotation',
  '/user_admin_view_policies/:id/:intake_id': '/viewpolicyquotation',
};

test('each route has its own record read ahead, by its id, and no other route has one', async () => {
  signInAs('admin');
  const routes = [...adminPaths, ...carrierPaths];
  for (const [index, route] of routes.entries())
    await prefetchRead(route.replace(':id', String(7000 + index)).replace(/:\w+/g, '9'));
  await waitFor(() => expect(recordedCalls.length).toBeGreaterThanOrEqual(Object.keys(reads).length));
  const asked = recordedCalls.map(({ path, body }) => {
    const { id } = body as { id: number };
    return [routes[id - 7000], path];
  });
  expect(Object.fromEntries(asked)).toEqual(reads);
  expect(asked).toHaveLength(Object.keys(reads).length);
});
