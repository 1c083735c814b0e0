import type { ReactNode } from 'react';
import { acceptedFiles, isAllowedFile } from '@/domain/bordereau';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { fieldsOf } from '@/components/form/fields/fieldsOf';

const Field = fieldsOf<{ file: readonly File[] }>();

/** BDXADM-28, to the letter. */
export const invalidFileType = 'Invalid file type! Only CSV, TXT, XLS, and XLSX files are allowed.';

/** BDXADM-27 to BDXADM-29: one file of an allowed type; any other is refused and the field cleared. */
export function UploadFileField(): ReactNode {
  const { notify } = useDialogs();
  const set = Field.useSet();

  function take(chosen: readonly File[]): readonly File[] {
    if (chosen.every(isAllowedFile)) return chosen;
    set('file', []);
    void notify(invalidFileType);
    return [];
  }

  return <Field.File name="file" label="File" accept={acceptedFiles} take={take} wide />;
}
