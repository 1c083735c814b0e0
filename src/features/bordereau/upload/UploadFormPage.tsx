import type { ReactNode } from 'react';
import { array, type AnyObjectSchema } from 'yup';
import type { BordereauUpload } from '@/api/bordereau';
import { acceptedFiles, isAllowedFile } from '@/domain/bordereau';
import type { StoredChoices } from '@/preflight/rules/choices';
import { sameId } from '@/domain/records/ids';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { isCallFailure } from '@/domain/saving/failure';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, type FormPageProps } from '@/components/form/FormPage';
import type { QueryState } from '@/components/feedback/queryState';
import type { UploadHandles } from '@/components/actions/useAction';
import type { BordereauHeader } from '@/domain/records/bordereau';
import type { IntakeCategory } from '@/domain/records/intake';
import type { Id } from '@/domain/records/scalars';
import { Sealed } from '@/domain/text/secret';
import { storeChoices, readStoredChoices, type FileSender } from '@/preflight/storedChoices';
import { PreflightPanel } from '../preflight/PreflightPanel';
import { usePreflight } from '../preflight/usePreflight';
import {
  ControlValueField,
  headerSchema,
  LobField,
  lobLabel,
  newHeader,
  PeriodField,
  type HeaderValues,
} from './headerFields';

/** What an upload form holds; a screen adds its own fields. */
export interface UploadValues extends HeaderValues {
  file: readonly File[];
}

/** BDXADM-28, to the letter. */
const invalidFileType = 'Invalid file type! Only CSV, TXT, XLS, and XLSX files are allowed.';

export const newUpload: UploadValues = { ...newHeader, file: [] };

/** That a file is chosen is asked by an alert on Save, in the documents' text. */
export const uploadSchema = headerSchema.shape({
  file: array().test('type', invalidFileType, (files = []) =>
    files.every((file: unknown) => file instanceof File && isAllowedFile(file)),
  ),
});

interface UploadFormPageProps<Values extends UploadValues> {
  breadcrumbs: readonly Crumb[];
  record: FormPageProps<Values>['record'];
  validationSchema: AnyObjectSchema;
  lobs: QueryState<readonly IntakeCategory[]>;
  /** The payload beside the file, of which `sentHeader` gives a part. */
  headerOf: (values: Values) => BordereauHeader;
  /** Sends it; rejects when it was not taken. */
  send: (upload: Sealed<BordereauUpload>) => Promise<unknown>;
  /** Which field names the partner whose files are checked alike, and the partner's name by that field's value. */
  partner: { clientId: Id; field: keyof Values & string; nameOf: (value: string) => string };
  /** The list of what was sent: where Save and Cancel lead. */
  backTo: string;
  /** The screen's own fields, before those that both uploads have. */
  children: ReactNode;
}

const Field = fieldsOf<UploadValues>();
const PartnerField = fieldsOf<Readonly<Record<string, Id>>>();

/**
 * 'Create Upload File', of the administration and of a carrier: a header and one file, with the pre-flight beside it.
 * Whatever the pre-flight finds, Save sends the user's own bytes. A failed or stopped upload keeps everything.
 */
export function UploadFormPage<Values extends UploadValues>({
  lobs,
  headerOf,
  send,
  partner,
  children,
  ...page
}: UploadFormPageProps<Values>): ReactNode {
  const { notify } = useDialogs();

  async function hasFile({ file }: Values): Promise<boolean> {
    if (file.length === 0) await notify('Please select a file!');
    return file.length > 0;
  }

  async function save(values: Values, upload: UploadHandles): Promise<void> {
    const [file] = values.file;
    if (!file) return;
    upload.onProgress(0);
    await send(new Sealed({ header: headerOf(values), file, upload }));
  }

  return (
    <FormPage
      {...page}
      heading="Create Upload File"
      save={save}
      newRecordLabel="bordereau file"
      nameOf={({ file: [chosen] }) => chosen?.name ?? ''}
      beforeSave={hasFile}
      onSaved={() => notify('File uploaded successfully!')}
      onSaveFailed={(failure) => {
        if (isReported(failure)) void notify('File upload failed!', failure);
      }}
      aside={
        <CardBoundary>
          <PreflightBeside lobs={lobs.data ?? []} partner={partner} />
        </CardBoundary>
      }
    >
      {children}
      <PeriodField />
      <ControlValueField />
      <LobField lobs={lobs} />
      <UploadFileField />
    </FormPage>
  );
}

/** Stopping an upload is the user's own doing, and an ended session leads away: neither is reported as a failure. */
function isReported(failure: unknown): boolean {
  return !isSessionOver(failure) && !(isCallFailure(failure) && failure.kind === 'cancelled');
}

/** BDXADM-27 to BDXADM-29: one file of an allowed type; any other is refused and the field cleared. */
function UploadFileField(): ReactNode {
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

interface PreflightBesideProps {
  lobs: readonly IntakeCategory[];
  partner: { clientId: Id; field: string; nameOf: (value: string) => string };
}

/** The check of the chosen file, with what was chosen in those of this partner's earlier files of the LOB. */
function PreflightBeside({ lobs, partner: { clientId, field, nameOf } }: PreflightBesideProps): ReactNode {
  const [file] = Field.useValue('file');
  const partner = String(PartnerField.useValue(field));
  const lob = String(Field.useValue('intake_id'));
  const category = lobs.find(({ id }) => sameId(id, lob));
  const sender: FileSender = {
    clientId: String(clientId),
    partner,
    partnerName: nameOf(partner),
    lob,
    lobName: category ? lobLabel(category, lobs) : '',
  };
  const keeper = {
    id: JSON.stringify([clientId, partner, lob]),
    kept: readStoredChoices(sender),
    keep: (choices: StoredChoices) => storeChoices(sender, choices),
  };
  const preflight = usePreflight(file, Field.useValue('control_value'), keeper);
  return <PreflightPanel preflight={preflight} />;
}
