import type { Attribute, AttributeGroup, IntakeAttributeGroup } from '@/domain/records/attributes';
import { sameId } from '@/domain/records/ids';
import type { Id, StoredRank } from '@/domain/records/scalars';
import { fitsDataType, maskOf } from './attributeChecks';
import {
  attributeNames,
  attributeTitle,
  groupDisplay,
  inputKind,
  isRequired,
  optionsFor,
  type AttributeName,
} from './attributes';
import { isActive, readRank } from './ranks';

/** What a quotation of an intake category cannot do as its groups and attributes are set up. */

/** A group of a category, with the client's group that it copies, if that is there, and all its attributes. */
export interface SetupGroup {
  readonly copy: IntakeAttributeGroup;
  readonly group: AttributeGroup | undefined;
  readonly attributes: readonly Attribute[];
}

/** The record in which a finding can be mended. A list of groups or attributes is where ranks and statuses are edited. */
type SetupRecord =
  | { readonly kind: 'attribute'; readonly groupId: Id; readonly id: Id }
  | { readonly kind: 'newAttribute'; readonly groupId: Id }
  | { readonly kind: 'attributes'; readonly groupId: Id }
  | { readonly kind: 'group'; readonly id: Id }
  | { readonly kind: 'categoryGroup'; readonly id: Id }
  | { readonly kind: 'newCategoryGroup' }
  | { readonly kind: 'categoryGroups' };

export interface SetupFinding {
  readonly text: string;
  readonly mend: SetupRecord;
}

/** The name of a field of the quotation, in words. */
const fieldWords: Readonly<Record<AttributeName, string>> = {
  firstname: 'first name',
  lastname: 'last name',
  address: 'address',
  city: 'city',
  state: 'state',
  zipcode: 'zip code',
  phonenumber: 'phone number',
  email: 'email',
  policyamount: 'policy amount',
  policyeffectivedate: 'effective date',
  policyscheduledate: 'expiration date',
};

/** An attribute that a quotation asks, with the group in which it does. */
interface Asked {
  readonly group: SetupGroup;
  readonly attribute: Attribute;
}

/**
 * Everything in the set-up of a category that would not work in a quotation, in the order of the form. A quotation always has
 * the effective date of its Premium Details, so an attribute for it is not missed; with programs, the amount comes from their
 * coverages.
 */
export function setupFindings(groups: readonly SetupGroup[], hasPrograms: boolean): readonly SetupFinding[] {
  const active = groups.filter(({ copy }) => isActive(copy.active));
  const shown = active.filter(
    (group, index) => active.findIndex((other) => isSameGroup(other, group)) === index,
  );
  const asked = shown.flatMap((group) =>
    group.attributes
      .filter(({ active }) => isActive(active))
      .map((attribute): Asked => ({ group, attribute })),
  );
  const wanted: readonly AttributeName[] = hasPrograms
    ? ['firstname', 'lastname']
    : ['firstname', 'lastname', 'policyamount'];
  return [
    ...wanted.flatMap((name) => missingField(name, shown, asked)),
    ...attributeNames.flatMap((name) => repeatedField(name, asked)),
    ...asked.flatMap(attributeFindings),
    ...shown.flatMap(tableWithoutRows),
    ...groups.filter((group) => !shown.some((other) => isSameGroup(other, group))).flatMap(neverAsked),
    ...equalRanks(
      groups.map(({ copy }) => copy),
      'groups',
    ).map((text): SetupFinding => ({ text, mend: { kind: 'categoryGroups' } })),
    ...shown.flatMap(({ copy, attributes }) =>
      equalRanks(attributes, `attributes of ${groupName(copy)}`).map((text): SetupFinding => ({
        text,
        mend: { kind: 'attributes', groupId: copy.attribute_group_id },
      })),
    ),
  ];
}

function isSameGroup(one: SetupGroup, other: SetupGroup): boolean {
  return sameId(one.copy.attribute_group_id, other.copy.attribute_group_id);
}

function groupName({ name }: Pick<AttributeGroup, 'name'>): string {
  return quoted(name.trim() || 'Untitled');
}

function quoted(name: string): string {
  return `“${name}”`;
}

function names(attributes: readonly Asked[]): string {
  return attributes.map(({ attribute }) => quoted(attributeTitle(attribute))).join(' and ');
}

function attributesFor(name: AttributeName, asked: readonly Asked[]): readonly Asked[] {
  return asked.filter(({ attribute }) => attribute.attribute_name.trim().toLowerCase() === name);
}

function missingField(
  name: AttributeName,
  groups: readonly SetupGroup[],
  asked: readonly Asked[],
): readonly SetupFinding[] {
  if (attributesFor(name, asked).length > 0) return [];
  const [first] = groups;
  const mend: SetupRecord = first
    ? { kind: 'newAttribute', groupId: first.copy.attribute_group_id }
    : { kind: 'newCategoryGroup' };
  const effect =
    name === 'policyamount'
      ? 'There are no programs either, so no quotation can be submitted.'
      : 'A quotation without a chosen customer has none.';
  return [{ text: `No attribute asks for the ${fieldWords[name]} (${name}). ${effect}`, mend }];
}

function repeatedField(name: AttributeName, asked: readonly Asked[]): readonly SetupFinding[] {
  const attributes = attributesFor(name, asked);
  const last = attributes.at(-1);
  if (!last || attributes.length === 1) return [];
  const text = `${names(attributes)} fill one field of the quotation, its ${fieldWords[name]} (${name}). Only one answer is taken.`;
  return [{ text, mend: attributeRecord(last) }];
}

function attributeRecord({ group, attribute }: Asked): SetupRecord {
  return { kind: 'attribute', groupId: group.copy.attribute_group_id, id: attribute.id };
}

function attributeFindings(asked: Asked): readonly SetupFinding[] {
  const { attribute } = asked;
  const name = quoted(attributeTitle(attribute));
  const mask = maskOf(attribute);
  const maximum = Number(attribute.attribute_max_lenght);
  const kind = inputKind(attribute);
  const problems = [
    (kind === 'radio' || kind === 'select') &&
      optionsFor(attribute).length === 0 &&
      `${name} has no options to choose from.`,
    mask !== '' && !/[aA9]/.test(mask) && `The format ${quoted(mask)} of ${name} has no place for an answer.`,
    maximum > 0 &&
      maximum < mask.length &&
      `The format of ${name} is ${mask.length} characters long, its maximum length is ${maximum}.`,
    !fitsDataType(attribute, sampleOf(mask)) &&
      `No answer in the format ${quoted(mask)} of ${name} is ${attribute.attribute_data_type.trim()}.`,
  ];
  return problems.filter((text) => text !== false).map((text) => ({ text, mend: attributeRecord(asked) }));
}

/** A complete answer in the format. A letter of the mask stands for itself. */
function sampleOf(mask: string): string {
  return mask.replaceAll('9', '0');
}

/** The display type and the number of rows are those of the client's group, or of the copy if it has none. */
function tableWithoutRows({ copy, group }: SetupGroup): readonly SetupFinding[] {
  const isOwn = group !== undefined && group.displaytype.trim() !== '';
  const source = isOwn ? group : copy;
  if (groupDisplay(source) !== 'table' || Number(source.numberofrow) >= 1) return [];
  const mend: SetupRecord = isOwn ? { kind: 'group', id: group.id } : { kind: 'categoryGroup', id: copy.id };
  return [{ text: `The table ${groupName(copy)} has no number of rows.`, mend }];
}

function neverAsked({ copy, attributes }: SetupGroup): readonly SetupFinding[] {
  return attributes
    .filter((attribute) => isActive(attribute.active) && isRequired(attribute))
    .map((attribute) => ({
      text: `${quoted(attributeTitle(attribute))} is required, but its group ${groupName(copy)} is not active, so it is not asked.`,
      mend: { kind: 'categoryGroups' },
    }));
}

type Ranked = Pick<Attribute, 'name' | 'active'> & { readonly rank: StoredRank };

/** The active rows that share a rank, one text for each rank. */
function equalRanks(rows: readonly Ranked[], rowsName: string): readonly string[] {
  const ranked = rows.filter(({ active, rank }) => isActive(active) && readRank(rank) !== '');
  const ranks = [...new Set(ranked.map(({ rank }) => readRank(rank)))];
  return ranks.flatMap((rank) => {
    const equal = ranked.filter((row) => readRank(row.rank) === rank);
    if (equal.length === 1) return [];
    return [
      `The ${rowsName} ${equal.map(({ name }) => quoted(name)).join(', ')} have the same rank: ${rank}.`,
    ];
  });
}
