import type { AttributeGroup } from '@/domain/records/attributes';

/** A group as its form holds it: the number of rows is text while it is typed. */
export type GroupForm<Group extends AttributeGroup> = Omit<Group, 'numberofrow'> & { numberofrow: string };

export function groupForm<Group extends AttributeGroup>(group: Group): GroupForm<Group> {
  return { ...group, numberofrow: String(group.numberofrow) };
}

/** CONST-12: an empty number of rows is 0; one that is as it was stored goes back like that. */
export function groupFromForm<Fields extends { numberofrow: string }>(
  form: Fields,
  stored: Pick<AttributeGroup, 'numberofrow'> | undefined,
): Omit<Fields, 'numberofrow'> & Pick<AttributeGroup, 'numberofrow'> {
  const isUntouched = stored !== undefined && form.numberofrow === String(stored.numberofrow);
  return { ...form, numberofrow: isUntouched ? stored.numberofrow : Number(form.numberofrow) || 0 };
}
