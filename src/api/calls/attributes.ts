import { post, update } from './row';

/** The calls of attributes, their groups and the groups of intake forms. */
export const attributesCalls = {
  '/viewattributegroup': post(['cid'], ['Attiributecategory']),
  '/updateattibutegrouprank': post(['AttributeGroupData']),
  '/createattributegroup': post(['client_id', 'name', 'displaytype', 'numberofrow']),
  '/editattributegroup': post(['id'], ['Attiribute']),
  '/updateattributegroup': update('attributegroupData', ['Attiribute']),
  '/viewattribute': post(['gid', 'client_id'], ['attribute']),
  '/updateattributerank': post(['AttributeData']),
  '/createattribute': post([
    'group_id',
    'client_id',
    'name',
    'attribute_name',
    'attribute_type',
    'radiogroup',
    'isrequired',
    'description',
    'attributeformat',
    'attribute_max_lenght',
    'attribute_data_type',
  ]),
  '/editattribute': post(['id'], ['attribute']),
  '/updateattribute': update('attributeData', ['attribute']),
  '/viewintakeattributegroup': post(['intake_id', 'cid'], ['Attiributecategory']),
  '/updateintakeattributegrouprank': post(['AttributeGroupData']),
  '/createintakeattributegroup': post([
    'client_id',
    'intake_id',
    'attribute_group_id',
    'name',
    'displaytype',
    'numberofrow',
  ]),
  '/editintakeattributegroup': post(['id'], ['Attiribute']),
  '/updateintakeattributegroup': update('attributegroupData', ['Attiribute']),
};
