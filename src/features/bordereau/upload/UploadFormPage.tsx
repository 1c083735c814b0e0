import type { ReactNode } from 'react';
import { array, type AnyObjectSchema } from 'yup';
import type { BordereauUpload } from '@/api/bordereau';
import { acceptedFiles, isAllowedFile } from '@/domain/bordereau';
import type { StoredChoices } from '@/preflight/rules/choices';
import { isTooLargeForSite, largestFileMegabytes } from '@/domain/fileSize';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { isCallFailure } from '@/domain/saving/failure';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { choiceLabel } from '@/components/form/fields/options';
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
import { useBlankQuestion } from './useBlankQuestion';
import {
  ControlValueField,
  headerSchema,
  LobField,
  lobOption,
  newHeader,
  PeriodField,
  type HeaderValues,
} from './headerFields';

/** The values of an upload form; a screen adds its own fields. */
export interface UploadValues extends HeaderValues {
  file: readonly File[];
}

/** The documented text. */
const invalidFileType = 'Invalid file type! Only CSV, TXT, XLS, and XLSX files are allowed.';

export const newUpload: UploadValues = { ...newHeader, file: [] };

/** Without a rule for the file: Save shows the documented alert instead. */
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
  /** The header to send with the file; `sentHeader` builds most of it. */
  toHeader: (values: Values) => BordereauHeader;
  /** Sends the file; rejects if that fails. */
  send: (upload: Sealed<BordereauUpload>) => Promise<unknown>;
  /**
   * The field that identifies the partner, and the partner's name for a value of that field: choices are
   * stored for each partner.
   */
  partner: { clientId: Id; field: keyof Values & string; findName: (value: string) => string };
  /** What the receipt offers after the file was sent. */
  receiptNext?: FormPageProps<Values>['receiptNext'];
  /** The list of sent files, to which Save and Cancel lead. */
  backTo: string;
  /** The screen's own fields, shown before the common ones. */
  children: ReactNode;
}

const Field = fieldsOf<UploadValues>();
const PartnerField = fieldsOf<Readonly<Record<string, Id>>>();

/**
 * 'Create Upload File' of the administration and of a carrier: a header and one file, with the pre-flight
 * beside them. Save always sends the user's own bytes. After a failed or cancelled upload all values stay.
 */
export function UploadFormPage<Values extends UploadValues>({
  lobs,
  toHeader,
  send,
  partner,
  children,
  ...page
}: UploadFormPageProps<Values>): ReactNode {
  const { notify } = useDialogs();
  const askForBlank = useBlankQuestion();

  async function mayBeSent(values: Values): Promise<boolean> {
    if (values.file.length > 0) return askForBlank(values);
    await notify('Please select a file!');
    return false;
  }

  async function save(values: Values, upload: UploadHandles): Promise<void> {
    const [file] = values.file;
    if (!file) return;
    upload.onProgress(0);
    await send(new Sealed({ header: toHeader(values), file, upload }));
  }

  return (
    <FormPage
      {...page}
      heading="Create Upload File"
      save={save}
      newRecordLabel="bordereau file"
      recordName={({ file: [chosen] }) => chosen?.name ?? ''}
      beforeSave={mayBeSent}
      onSaved={() => notify('File uploaded successfully!')}
      onSaveFailed={(failure) => {
        if (isReported(failure)) void notify('File upload failed!', failure);
      }}
      aside={
        <CardBoundary>
          <UploadPreflight lobs={lobs.data ?? []} partner={partner} />
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

/**
 * A cancelled upload is the user's own choice, and an ended session redirects to the login: neither needs an
 * alert.
 */
function isReported(failure: unknown): boolean {
  return !isSessionOver(failure) && !(isCallFailure(failure) && failure.kind === 'cancelled');
}

/**
 * One file of an allowed type; a file of another type is refused and the field is cleared. A note says when the file is larger
 * than the delivered site takes; another site may take it.
 */
function UploadFileField(): ReactNode {
  const { notify } = useDialogs();
  const set = Field.useSet();
  const [file] = Field.useValue('file');
  const sizeNote =
    file && isTooLargeForSite(file)
      ? `Larger than ${largestFileMegabytes} MB: this site may refuse it.`
      : undefined;

  function acceptFile(chosen: readonly File[]): readonly File[] {
    if (chosen.every(isAllowedFile)) return chosen;
    set('file', []);
    void notify(invalidFileType);
    return [];
  }

  return (
    <Field.File name="file" label="File" accept={acceptedFiles} take={acceptFile} help={sizeNote} wide />
  );
}

interface UploadPreflightProps {
  lobs: readonly IntakeCategory[];
  partner: { clientId: Id; field: string; findName: (value: string) => string };
}

/** The pre-flight of the chosen file. Its choices are stored for the partner and the LOB. */
function UploadPreflight({ lobs, partner: { clientId, field, findName } }: UploadPreflightProps): ReactNode {
  const [file] = Field.useValue('file');
  const partner = String(PartnerField.useValue(field));
  const lob = String(Field.useValue('intake_id'));
  const sender: FileSender = {
    clientId: String(clientId),
    partner,
    partnerName: findName(partner),
    lob,
    lobName: choiceLabel(lobs.map(lobOption), lob),
  };
  const choiceStore = {
    id: JSON.stringify([clientId, partner, lob]),
    stored: readStoredChoices(sender),
    store: (choices: StoredChoices) => storeChoices(sender, choices),
  };
  const preflight = usePreflight(file, Field.useValue('control_value'), choiceStore);
  return <PreflightPanel preflight={preflight} />;
}
