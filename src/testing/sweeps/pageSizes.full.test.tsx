import { screen, waitFor } from '@testing-library/react';
import { calls, type CallPath } from '@/api/calls';
import { openAt } from '@/app/openAt.fixture';
import type { Visitor } from '@/testing/harness/signIns';
import { respondsAlways } from '../../../mocks/scenarios';

interface List {
  readonly ids: string;
  readonly url: string;
  readonly path: CallPath;
  /** The number of records on its first page. */
  readonly size: number;
  readonly as?: Visitor;
}

const lists: readonly List[] = [
  { ids: 'CONST-01 REF-01', url: '/user_admin_countries', path: '/viewcountry', size: 10 },
  { ids: 'CONST-01 REF-08', url: '/user_admin_currency', path: '/viewcurrency', size: 10 },
  { ids: 'CONST-01 REF-14', url: '/user_admin_state', path: '/viewstate', size: 10 },
  { ids: 'CONST-01 REF-23', url: '/user_admin_city', path: '/viewscity', size: 10 },
  { ids: 'CONST-01 USER-01', url: '/user_admin_users', path: '/viewclientuser', size: 10 },
  {
    ids: 'CONST-01 PACK-01',
    url: '/user_admin_intakesubcategory/551',
    path: '/viewclientintakesubcategory',
    size: 10,
  },
  { ids: 'CONST-01 AGRP-01', url: '/user_admin_attributegroup', path: '/viewattributegroup', size: 10 },
  { ids: 'CONST-01 ATTR-02', url: '/user_admin_attributes/7/601', path: '/viewattribute', size: 10 },
  { ids: 'CONST-01 PARTNER-01', url: '/user_admin_carrier', path: '/viewcarrier', size: 10 },
  { ids: 'CONST-01 PARTNER-25', url: '/user_admin_tpa', path: '/viewclientTPA', size: 10 },
  { ids: 'CONST-01 PARTNER-25', url: '/user_admin_mga', path: '/viewclientMGA', size: 10 },
  { ids: 'CONST-01 AGENT-01', url: '/user_admin_agent', path: '/viewclientagent', size: 10 },
  {
    ids: 'CONST-02 INTAKE-01',
    url: '/user_admin_intakecategory/',
    path: '/viewclientintakecategory',
    size: 20,
  },
  {
    ids: 'CONST-02 IAGRP-01',
    url: '/user_admin_intakeattributegroup/551',
    path: '/viewintakeattributegroup',
    size: 20,
  },
  {
    ids: 'CONST-16 QLIST-10',
    url: '/user_admin_policy_quotations',
    path: '/viewpolicyquotationlist',
    size: 15,
  },
  { ids: 'CONST-16 BLIST-05', url: '/user_admin_policy_binder', path: '/viewpolicybinderlist', size: 15 },
  { ids: 'CONST-16 PLIST-04', url: '/user_admin_policies', path: '/policyquotationlist', size: 15 },
  {
    ids: 'CONST-17 BDXCAR-14',
    url: '/client_user_BDX_filerecived',
    path: '/viewBDXInbound',
    size: 10,
    as: 'carrier',
  },
  {
    ids: 'CONST-17 BDXCAR-19',
    url: '/client_user_BDX_fileupload',
    path: '/viewBDXOutbound',
    size: 10,
    as: 'carrier',
  },
  { ids: 'Q-036', url: '/company', path: '/viewcompany', size: 10 },
  { ids: 'Q-036', url: '/user_admin_bdx_create', path: '/viewbrdxcreate', size: 10 },
  { ids: 'Q-036', url: '/user_admin_bdx_inbound', path: '/viewclientinbound', size: 10 },
  { ids: 'Q-036', url: '/client_user_brdx_importfile', path: '/viewclientinbound', size: 10 },
  { ids: 'Q-036', url: '/user_admin_bdx_review', path: '/viewbrdxreview', size: 10 },
  { ids: 'Q-036', url: '/user_admin_bdx_send', path: '/viewbrdxsend', size: 10 },
  { ids: 'Q-036', url: '/user_admin_bdx_history', path: '/viewbrdxfile', size: 10 },
];

/** The numbers in the column '#'. */
function numbersShown(): readonly number[] {
  return screen
    .getAllByRole('row')
    .map((row) => Number(row.querySelector('td')?.textContent || NaN))
    .filter((number) => !Number.isNaN(number));
}

test.each(lists)('$ids $url shows exactly $size a page', async ({ url, path, size, as = 'admin' }) => {
  const key = calls[path].response[0] ?? '';
  const records = Array.from({ length: 33 }, (_, index) => ({ id: 9101 + index, imported: '1' }));
  respondsAlways(path, { [key]: records });
  openAt(url, { as });
  await waitFor(() => expect(numbersShown()).toEqual(Array.from({ length: size }, (_, index) => index + 1)));
});
