import { anAttribute } from '@/testing/builders/quotationBuilders';
import { attributeGroup, intakeAttributeGroup, type Attribute } from '@/domain/records/attributes';
import { setupFindings, type SetupGroup } from './setupChecks';

const first = anAttribute({ id: 11, name: 'First', attribute_name: 'firstname', rank: 1 });
const last = anAttribute({ id: 12, name: 'Last', attribute_name: 'lastname', rank: 2 });
const amount = anAttribute({ id: 13, name: 'Amount', attribute_name: 'PolicyAmount ', rank: 3 });
const named = [first, last, amount];

function setup(
  attributes: readonly Attribute[],
  copy: object = {},
  group: object | null = { displaytype: 'Single Column' },
): SetupGroup {
  return {
    copy: intakeAttributeGroup({
      id: 71,
      attribute_group_id: 7,
      name: 'Insured',
      displaytype: 'Single Column',
      rank: 1,
      active: 1,
      ...copy,
    }),
    group: group ? attributeGroup({ id: 7, name: 'Insured', ...group }) : undefined,
    attributes,
  };
}

function also(fields: Partial<Attribute>): SetupGroup {
  return setup([...named, anAttribute({ id: 14, name: 'Code', rank: 4, ...fields })]);
}

const attribute14 = { kind: 'attribute', groupId: 7, id: 14 };

test.each<[name: string, groups: SetupGroup[], text: RegExp, mend: object]>([
  ['no group', [], /^No attribute asks for the first name \(firstname\)/, { kind: 'newCategoryGroup' }],
  [
    'no first name',
    [setup([last, amount])],
    /^No attribute asks for the first name/,
    { kind: 'newAttribute', groupId: 7 },
  ],
  [
    'an inactive last name',
    [setup([first, { ...last, active: 0 }, amount])],
    /^No attribute asks for the last name/,
    { kind: 'newAttribute', groupId: 7 },
  ],
  [
    'two fields of one name',
    [also({ attribute_name: 'FirstName' })],
    /^“First” and “Code” fill one field of the quotation, its first name/,
    attribute14,
  ],
  ['a radio without options', [also({ attribute_type: 'radio' })], /^“Code” has no options/, attribute14],
  [
    'a select box with blank options',
    [also({ attribute_type: 'SelectBox', selectgroup: ' , ' })],
    /^“Code” has no options/,
    attribute14,
  ],
  [
    'a format longer than the maximum',
    [also({ attributeformat: '999-99-9999', attribute_max_lenght: '9' })],
    /^The format of “Code” is 11 characters long, its maximum length is 9/,
    attribute14,
  ],
  [
    'a format of letters for numbers',
    [also({ attributeformat: 'AA-999', attribute_data_type: 'Numeric' })],
    /^No answer in the format “AA-999” of “Code” is Numeric/,
    attribute14,
  ],
  [
    'a format of digits for letters',
    [also({ attributeformat: '999', attribute_data_type: 'string' })],
    /^No answer in the format “999” of “Code” is string/,
    attribute14,
  ],
  [
    'a format without slots',
    [also({ attributeformat: '---' })],
    /^The format “---” of “Code” has no place/,
    attribute14,
  ],
  [
    'a table of the client without rows',
    [setup(named, {}, { displaytype: 'Table', numberofrow: '' })],
    /^The table “Insured” has no number of rows/,
    { kind: 'group', id: 7 },
  ],
  [
    'a table of the category without rows',
    [setup(named, { displaytype: 'table', numberofrow: 'two' }, null)],
    /^The table “Insured” has no number of rows/,
    { kind: 'categoryGroup', id: 71 },
  ],
  [
    'a required attribute in an inactive group',
    [
      setup(named),
      setup([anAttribute({ name: 'Agreed', isrequired: 'required' })], {
        id: 72,
        attribute_group_id: 8,
        name: 'Old',
        active: 0,
      }),
    ],
    /^“Agreed” is required, but its group “Old” is not active/,
    { kind: 'categoryGroups' },
  ],
  [
    'equal ranks of groups',
    [setup(named), setup([], { id: 72, attribute_group_id: 8, name: 'Business', rank: '1' })],
    /^The groups “Insured”, “Business” have the same rank: 1/,
    { kind: 'categoryGroups' },
  ],
  [
    'equal ranks of attributes',
    [also({ rank: 3 })],
    /^The attributes of “Insured” “Amount”, “Code” have the same rank: 3/,
    { kind: 'attributes', groupId: 7 },
  ],
])('finds %s', (_name, groups, text, mend) => {
  const [finding, ...others] = setupFindings(groups, true).filter((each) => text.test(each.text));
  expect(finding).toEqual({ text: expect.stringMatching(text) as string, mend });
  expect(others).toEqual([]);
  if (groups.length > 0) expect(setupFindings(groups, true)).toHaveLength(1);
});

test.each<[name: string, groups: SetupGroup[]]>([
  ['the three named attributes', [setup(named)]],
  ['a format as long as the maximum', [also({ attributeformat: 'A99', attribute_max_lenght: '3' })]],
  ['a format with literals', [also({ attributeformat: '(999) 9', attribute_data_type: 'Numeric' })]],
  ['options in the other list', [also({ attribute_type: 'radio', selectgroup: 'Y,N' })]],
  ['a format that its type does not use', [also({ attribute_type: 'date', attributeformat: '---' })]],
  ['an inactive attribute', [also({ attribute_type: 'radio', active: 0 })]],
  ['blank ranks', [setup(named.map((each) => ({ ...each, rank: '' })))]],
  ['a group that is used twice, once inactive', [setup(named), setup(named, { id: 72, active: 0, rank: 2 })]],
])('has nothing to say about %s', (_name, groups) => {
  expect(setupFindings(groups, true)).toEqual([]);
});

test('an attribute for the amount is missed only where there are no programs', () => {
  const groups = [setup([first, last])];
  expect(setupFindings(groups, true)).toEqual([]);
  expect(setupFindings(groups, false)).toEqual([
    {
      text: 'No attribute asks for the policy amount (policyamount). There are no programs either, so no quotation can be submitted.',
      mend: { kind: 'newAttribute', groupId: 7 },
    },
  ]);
});
