import type { ReactElement } from 'react';
import { useCreateBrdxSampleFileMutation } from '@/api/bordereau';
import { choiceLabel } from '@/components/form/fields/options';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import {
  carrierOption,
  reviewLink,
  SendToField,
  useExchange,
  type ExchangeValues,
} from '../upload/exchangeHeader';
import { newUpload, UploadFormPage, uploadSchema, type UploadValues } from '../upload/UploadFormPage';

type Values = UploadValues & ExchangeValues;

const newFile: Values = { career_id: '', ...newUpload };

/** Uploads a file for a carrier. */
export function AddFilePage(): ReactElement {
  const { clientId } = useSession();
  const { carriers, lobs, startWith, toHeader } = useExchange();
  const [createFile] = useCreateBrdxSampleFileMutation();
  return (
    <UploadFormPage<Values>
      breadcrumbs={[
        { label: 'BDX Create', to: linkTo('/user_admin_bdx_create') },
        { label: 'Create Upload File' },
      ]}
      record={startWith(newFile)}
      validationSchema={uploadSchema}
      lobs={lobs}
      toHeader={toHeader}
      send={(upload) => createFile(upload).unwrap()}
      partner={{
        clientId,
        field: 'career_id',
        findName: (id) => choiceLabel((carriers.data ?? []).map(carrierOption), id),
      }}
      receiptNext={() => reviewLink}
      backTo={linkTo('/user_admin_bdx_create')}
    >
      <SendToField carriers={carriers} />
    </UploadFormPage>
  );
}
