import { screen } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { sameId } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { db, type Tables } from '../../../mocks/db';
import { hasNulls, omitsKeys } from '../../../mocks/scenarios';
import { loads, saves, type Scene } from '@/testing/faults/screenFaults.fixture';

/** What each edit form sends back when the response with its record lacked keys or had nulls. */

interface EditForm {
  readonly scene: Scene;
  readonly reads: CallPath;
  readonly saves: CallPath;
  /** The key of the body that contains the record. */
  readonly wrap?: string;
  readonly table: keyof Tables;
  /** The only key of the response besides the id. */
  readonly named: string;
  /** A required key, without which the form is not saved, unless the response lacks it. */
  readonly required?: string;
}

const forms: Record<string, EditForm> = {
  company: {
    scene: loads['/editcompany'],
    reads: '/editcompany',
    saves: '/updatecompany',
    wrap: 'companyData',
    table: 'companies',
    named: 'companyName',
  },
  country: {
    scene: loads['/editcountry'],
    reads: '/editcountry',
    saves: '/updatecountry',
    wrap: 'countryData',
    table: 'countries',
    named: 'country_name',
  },
  currency: {
    scene: saves['/currency'],
    reads: '/viewcurrency',
    saves: '/currency',
    table: 'currencies',
    named: 'currency_name',
  },
  policy: {
    scene: loads['/editpolicy'],
    reads: '/editpolicy',
    saves: '/updatepolicy',
    wrap: 'policyData',
    table: 'policies',
    named: 'policy_name',
  },
  state: {
    scene: loads['/editstate'],
    reads: '/editstate',
    saves: '/updatestate/',
    wrap: 'stateData',
    table: 'states',
    named: 'state_name',
  },
  city: {
    scene: loads['/editcity'],
    reads: '/editcity',
    saves: '/updatecity/',
    wrap: 'cityDatalist',
    table: 'cities',
    named: 'city_name',
  },
  user: {
    scene: loads['/editclientuser'],
    reads: '/editclientuser',
    saves: '/updateclientuser',
    table: 'clientUsers',
    named: 'firstname',
    required: 'username',
  },
  'intake category': {
    scene: loads['/editclientintakecategory'],
    reads: '/editclientintakecategory',
    saves: '/updateclientintakecategory',
    wrap: 'menucategoryData',
    table: 'intakeCategories',
    named: 'category_name',
  },
  package: {
    scene: loads['/editclientintakesubcategory'],
    reads: '/editclientintakesubcategory',
    saves: '/updateclientintakesubcategory/',
    wrap: 'subcategoryDatalist',
    table: 'intakeSubcategories',
    named: 'subcategory_name',
  },
  'attribute group': {
    scene: loads['/editattributegroup'],
    reads: '/editattributegroup',
    saves: '/updateattributegroup',
    wrap: 'attributegroupData',
    table: 'attributeGroups',
    named: 'name',
  },
  attribute: {
    scene: loads['/editattribute'],
    reads: '/editattribute',
    saves: '/updateattribute',
    wrap: 'attributeData',
    table: 'attributes',
    named: 'name',
  },
  'intake group': {
    scene: loads['/editintakeattributegroup'],
    reads: '/editintakeattributegroup',
    saves: '/updateintakeattributegroup',
    wrap: 'attributegroupData',
    table: 'intakeAttributeGroups',
    named: 'name',
  },
  carrier: {
    scene: loads['/editcarrier'],
    reads: '/editcarrier',
    saves: '/updatecarrier',
    wrap: 'userData',
    table: 'carriers',
    named: 'carriername',
  },
  TPA: {
    scene: loads['/editclientTPA'],
    reads: '/editclientTPA',
    saves: '/updateclientTPA',
    wrap: 'userData',
    table: 'tpas',
    named: 'TPAname',
  },
  agent: {
    scene: loads['/editclientagent'],
    reads: '/editclientagent',
    saves: '/updateclientagent',
    wrap: 'userData',
    table: 'agents',
    named: 'agentname',
  },
  slab: {
    scene: loads['/editslab'],
    reads: '/editslab',
    saves: '/updateslab',
    wrap: 'userData',
    table: 'slabs',
    named: 'slab_name',
  },
};

function storedIn({ table, scene }: EditForm): Record<string, unknown> {
  const id = scene.url.split('/').at(-1) ?? '';
  const rows: readonly object[] = db[table];
  return rows.find((row) => sameId((row as { id?: Id }).id, id)) as Record<string, unknown>;
}

/** The keys of the record that the response lacks. */
function gapsIn(form: EditForm): string[] {
  return Object.keys(storedIn(form)).filter((key) => key !== 'id' && key !== form.named);
}

/** Opens the form, presses Save, and returns the record that was sent. */
async function savedUntouched({ scene, saves: path, wrap }: EditForm): Promise<Record<string, unknown>> {
  const user = openAt(scene.url, scene.as ? { as: scene.as } : {});
  const button = await screen.findByRole('button', { name: 'Save' });
  const sent = nextBody(path);
  await user.click(button);
  const body = (await sent) as Record<string, unknown>;
  return (wrap === undefined ? body : body[wrap]) as Record<string, unknown>;
}

describe.each(Object.entries(forms))('the edit form: %s', (_name, form) => {
  test('sends no blank for a key that the response lacks, and the stored value stays', async () => {
    const { id, [form.named]: name, ...rest } = structuredClone(storedIn(form));
    omitsKeys(form.reads, gapsIn(form));
    expect(await savedUntouched(form)).toEqual({ id, [form.named]: name });
    expect(storedIn(form)).toEqual({ id, [form.named]: name, ...rest });
  });

  test('sends null back for a key that is null', async () => {
    const given = ['id', form.named, ...(form.required === undefined ? [] : [form.required])];
    const stored = storedIn(form);
    hasNulls(
      form.reads,
      gapsIn(form).filter((key) => key !== form.required),
    );
    const sent = Object.entries(await savedUntouched(form));
    const known = sent.filter(([, value]) => value !== null);
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(given.map((key) => [key, stored[key]])));
    expect(sent.length).toBeGreaterThan(2);
  });
});
