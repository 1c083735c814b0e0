import type { ActiveMark, Id, StoredRank } from './scalars';

export interface AttributeGroup {
  id: Id;
  client_id: Id;
  name: string;
  /** Single Column, Double Column, Table, or blank meaning single. */
  displaytype: string;
  /** As it is stored; what is no number counts as 0. */
  numberofrow: number | string;
  rank: StoredRank;
  active: ActiveMark;
}

/** An attribute group as one intake category uses it. */
export interface IntakeAttributeGroup extends AttributeGroup {
  intake_id: Id;
  attribute_group_id: Id;
}

/** One question of an intake form. */
export interface Attribute {
  id: Id;
  client_id: Id;
  group_id: Id;
  /** The label. */
  name: string;
  /** The semantic key: `firstname`, `zipcode` and the like map into the quotation's own fields. */
  attribute_name: string;
  /** text, date, email, radio, SelectBox, checkbox, textarea, secure, PI secure. */
  attribute_type: string;
  /** String, Alphanumeric or Numeric. */
  attribute_data_type: string;
  /** Comma-separated options. */
  radiogroup: string;
  selectgroup: string;
  /** 'required' or empty. */
  isrequired: string;
  description: string;
  /** A mask of a, A, 9 and literals. */
  attributeformat: string;
  /** Applies when neither empty nor 0. */
  attribute_max_lenght: string;
  rank: StoredRank;
  active: ActiveMark;
}
