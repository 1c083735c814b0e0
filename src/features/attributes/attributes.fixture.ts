import { db } from '../../../mocks/db';

export const add = '/user_admin_add_attribute/7/601';

export function attributeNamed(name: string): (typeof db.attributes)[number] {
  const attribute = db.attributes.find((candidate) => candidate.name === name);
  if (!attribute) throw new Error(`no attribute ${name}`);
  return attribute;
}
