import type { ActiveMark, Id, StoredRank } from '@/domain/records/scalars';
import { db, nextId } from '../db';
import { sentFields, asFlag, asId, asNumber, textFields, asText } from '../fields';
import { find, post, replace, rowsOf, same, update, type Sent } from '../http';

const groupKeys = ['client_id', 'name', 'displaytype', 'numberofrow'] as const;
const rankKeys = ['id', 'rank', 'active'] as const;
const rankAndActiveKeys = ['rank', 'active'] as const;
const intakeGroupIds = ['client_id', 'intake_id', 'attribute_group_id'] as const;
const attributeIds = ['group_id', 'client_id'] as const;
const attributeKeys = [
  'name',
  'attribute_name',
  'attribute_type',
  'radiogroup',
  'isrequired',
  'description',
  'attributeformat',
  'attribute_max_lenght',
  'attribute_data_type',
] as const;

function layout(body: Sent<'name' | 'displaytype' | 'numberofrow'>) {
  return {
    ...textFields(body, ['name', 'displaytype']),
    ...sentFields(body, ['numberofrow'], asNumber),
  };
}

function groupFields(body: Sent<(typeof groupKeys)[number]>) {
  return { ...sentFields(body, ['client_id'], asId), ...layout(body) };
}

function intakeGroupFields(body: Sent<(typeof intakeGroupIds)[number] | (typeof groupKeys)[number]>) {
  return { ...sentFields(body, intakeGroupIds, asId), ...layout(body) };
}

function attributeFields(body: Sent<(typeof attributeIds)[number] | (typeof attributeKeys)[number]>) {
  return { ...sentFields(body, attributeIds, asId), ...textFields(body, attributeKeys) };
}

/** A rank is stored as a number; a value that is not a number is stored as it was sent. */
function rankOf(value: unknown): StoredRank {
  if (value === null || typeof value === 'number') return value;
  const text = asText(value);
  return text.trim() === '' || !Number.isFinite(Number(text)) ? text : Number(text);
}

/** A flag is stored as 0 or 1; any other value is stored as it was sent. */
function activeOf(value: unknown): ActiveMark {
  return value === null || (typeof value === 'string' && !/^[01]$/.test(value)) ? value : asFlag(value);
}

function rankAndActive(body: Sent<(typeof rankAndActiveKeys)[number]>) {
  return { ...sentFields(body, ['rank'], rankOf), ...sentFields(body, ['active'], activeOf) };
}

interface Ranked {
  id: Id;
  rank: StoredRank;
  active: ActiveMark;
}

/** A new row comes last and is active. */
function last(rows: readonly Ranked[]): Pick<Ranked, 'rank' | 'active'> {
  return { rank: rows.reduce((highest, { rank }) => Math.max(highest, asNumber(rank)), 0) + 1, active: 1 };
}

/** A bulk save: checks that every row exists before it changes the first one. */
function saveRanks(rows: Ranked[], sent: readonly Sent<'id' | 'rank' | 'active'>[]): void {
  const changes = sent.map((change) => ({ row: find(rows, change.id), ...rankAndActive(change) }));
  changes.forEach(({ row, rank, active }) => Object.assign(row, { rank, active }));
}

/** Attribute groups, their attributes, and the groups of intake forms (CALL-048 to CALL-062). */
export const attributesHandlers = [
  post('/viewattributegroup', ['cid'], ({ cid }) => ({
    Attiributecategory: db.attributeGroups.filter(({ client_id }) => same(client_id, cid)),
  })),
  post('/updateattibutegrouprank', ['AttributeGroupData'], (body) => {
    saveRanks(db.attributeGroups, rowsOf('AttributeGroupData', body.AttributeGroupData, rankKeys));
  }),
  post('/createattributegroup', groupKeys, (body) => {
    const id = nextId('attributeGroups');
    db.attributeGroups.push({ id, ...groupFields(body), ...last(db.attributeGroups) });
  }),
  post('/editattributegroup', ['id'], ({ id }) => ({ Attiribute: find(db.attributeGroups, id) })),
  update(
    '/updateattributegroup',
    'attributegroupData',
    ['id', ...groupKeys, ...rankAndActiveKeys],
    (record) => ({
      Attiribute: replace(db.attributeGroups, {
        id: asId(record.id),
        ...groupFields(record),
        ...rankAndActive(record),
      }),
    }),
  ),

  post('/viewattribute', ['gid', 'client_id'], ({ gid, client_id }) => ({
    attribute: db.attributes.filter(
      (attribute) => same(attribute.group_id, gid) && same(attribute.client_id, client_id),
    ),
  })),
  post('/updateattributerank', ['AttributeData'], (body) => {
    saveRanks(db.attributes, rowsOf('AttributeData', body.AttributeData, rankKeys));
  }),
  post('/createattribute', [...attributeIds, ...attributeKeys], (body) => {
    const siblings = db.attributes.filter(({ group_id }) => same(group_id, body.group_id));
    const id = nextId('attributes');
    db.attributes.push({ id, ...attributeFields(body), selectgroup: '', ...last(siblings) });
  }),
  post('/editattribute', ['id'], ({ id }) => ({ attribute: find(db.attributes, id) })),
  update(
    '/updateattribute',
    'attributeData',
    ['id', ...attributeIds, ...attributeKeys, 'selectgroup', ...rankAndActiveKeys],
    (record) => ({
      attribute: replace(db.attributes, {
        id: asId(record.id),
        ...attributeFields(record),
        ...textFields(record, ['selectgroup']),
        ...rankAndActive(record),
      }),
    }),
  ),

  post('/viewintakeattributegroup', ['intake_id', 'cid'], ({ intake_id, cid }) => ({
    Attiributecategory: db.intakeAttributeGroups.filter(
      (group) => same(group.intake_id, intake_id) && same(group.client_id, cid),
    ),
  })),
  post('/updateintakeattributegrouprank', ['AttributeGroupData'], (body) => {
    saveRanks(db.intakeAttributeGroups, rowsOf('AttributeGroupData', body.AttributeGroupData, rankKeys));
  }),
  post('/createintakeattributegroup', [...intakeGroupIds, 'name', 'displaytype', 'numberofrow'], (body) => {
    const siblings = db.intakeAttributeGroups.filter(({ intake_id }) => same(intake_id, body.intake_id));
    const id = nextId('intakeAttributeGroups');
    db.intakeAttributeGroups.push({ id, ...intakeGroupFields(body), ...last(siblings) });
  }),
  post('/editintakeattributegroup', ['id'], ({ id }) => ({ Attiribute: find(db.intakeAttributeGroups, id) })),
  update(
    '/updateintakeattributegroup',
    'attributegroupData',
    ['id', ...intakeGroupIds, 'name', 'displaytype', 'numberofrow', ...rankAndActiveKeys],
    (record) => ({
      Attiribute: replace(db.intakeAttributeGroups, {
        id: asId(record.id),
        ...intakeGroupFields(record),
        ...rankAndActive(record),
      }),
    }),
  ),
];
