import { mapReading } from '@/components/actions/staleWrite/reading';
import { useRecordForm, type RecordCalls, type RecordForm } from '@/components/form/FormPage';
import type { AttributeGroup } from '@/domain/records/attributes';

/** The values of a group's form: the number of rows is text while it is typed. */
export type GroupForm<Group extends AttributeGroup> = Omit<Group, 'numberofrow'> & { numberofrow: string };

type Sent<Group extends AttributeGroup> = Omit<Group, 'numberofrow'> & Pick<AttributeGroup, 'numberofrow'>;

function toForm<Group extends AttributeGroup>(group: Group): GroupForm<Group> {
  return { ...group, numberofrow: String(group.numberofrow) };
}

/** The form of a group. An empty number of rows is sent as 0; an unchanged one is sent as it is stored. */
export function useGroupForm<Group extends AttributeGroup>(
  recordLabel: string,
  blank: Group,
  calls: RecordCalls<Group, Sent<Group>>,
): { stored: Group | undefined } & Pick<RecordForm<GroupForm<Group>, GroupForm<Group>>, 'isNew' | 'form'> {
  const { isNew, stored, form } = useRecordForm(recordLabel, blank, calls);
  const group = stored.currentData;
  return {
    isNew,
    stored: group,
    form: {
      ...form,
      record: isNew ? toForm(blank) : { ...stored, data: group && toForm(group) },
      readAgain: () => mapReading(stored.refetch(), toForm),
      save: (typed) => {
        const isUntouched = group !== undefined && typed.numberofrow === String(group.numberofrow);
        const numberofrow = isUntouched ? group.numberofrow : Number(typed.numberofrow) || 0;
        return form.save({ ...typed, numberofrow });
      },
    },
  };
}
