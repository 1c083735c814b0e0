import type { WireAttribute, WireAttributeGroup, WireIntakeAttributeGroup } from '../adminRecords';
import { clientId, firstIds } from './ids';
import { questions } from './questions';

type GroupRow = readonly [name: string, displaytype: string, numberofrow?: number, active?: 0 | 1];

const groupRows: readonly GroupRow[] = [
  ['Insured', 'Double Column'],
  ['Mailing Address', 'Double Column'],
  ['Vehicles', 'Table', 2],
  ['Drivers', 'Table', 1],
  ['Dwelling', 'Double Column'],
  ['Mortgagee', 'Single Column'],
  ['Business', 'Single Column'],
  ['Locations', 'Table', 2],
  ['Employees', 'Table', 2],
  ['Loss History', 'Table', 1],
  ['Remarks', ''],
  ['Requested Terms', 'Single Column'],
  ['Archived Questions', 'Single Column', 0, 0],
];

export const attributeGroups: WireAttributeGroup[] = groupRows.map(
  ([name, displaytype, numberofrow = 0, active = 1], index) => ({
    id: firstIds.attributeGroups + index,
    client_id: clientId,
    name,
    displaytype,
    numberofrow,
    rank: index + 1,
    active,
  }),
);

function groupNamed(name: string): WireAttributeGroup {
  const group = attributeGroups.find((candidate) => candidate.name === name);
  if (!group) throw new Error(`no attribute group ${name}`);
  return group;
}

/** Groups of each line of business by its id, in the order of their ranks. */
const forms: readonly (readonly [intakeId: number, groups: readonly string[]])[] = [
  [551, ['Insured', 'Mailing Address', 'Vehicles', 'Drivers', 'Remarks']],
  [552, ['Insured', 'Mailing Address', 'Dwelling', 'Mortgagee', 'Loss History', 'Remarks']],
  [
    553,
    [
      'Insured',
      'Business',
      'Mailing Address',
      'Locations',
      'Loss History',
      'Requested Terms',
      'Archived Questions',
    ],
  ],
  [554, ['Insured', 'Business', 'Mailing Address', 'Employees', 'Loss History']],
  [555, ['Insured', 'Business', 'Mailing Address', 'Loss History', 'Remarks']],
  [556, ['Insured', 'Business', 'Vehicles', 'Drivers', 'Loss History']],
  [557, ['Insured', 'Mailing Address', 'Remarks']],
];

export const intakeAttributeGroups: WireIntakeAttributeGroup[] = forms
  .flatMap(([intake_id, names]) => names.map((name, index) => ({ intake_id, name, rank: index + 1 })))
  .map(({ intake_id, name, rank }, index) => {
    const { id, ...group } = groupNamed(name);
    return { ...group, id: firstIds.intakeAttributeGroups + index, intake_id, attribute_group_id: id, rank };
  });

export const attributes: WireAttribute[] = questions.map(({ group, ...question }, index) => {
  const { id: group_id, client_id } = groupNamed(group);
  const rank = questions.slice(0, index).filter((earlier) => earlier.group === group).length + 1;
  return { id: firstIds.attributes + index, client_id, group_id, rank, active: 1, ...question };
});
