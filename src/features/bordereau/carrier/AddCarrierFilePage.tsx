import type { ReactElement } from 'react';
import { useCreateByBdxMutation } from '@/api/bordereau';
import { useViewClientIntakeCategoryQuery } from '@/api/intake';
import { useEditCarrierQuery } from '@/api/partners';
import { useEditClientQuery } from '@/api/session';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { text } from '@/components/form/schema';
import { together, type QueryState } from '@/components/feedback/queryState';
import type { BordereauHeader } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useCarrierSession } from '@/session/useSession';
import { carrierCrumbs } from './carrierCrumbs';
import { maxHeaderText, sentHeader } from '../upload/headerFields';
import { newUpload, UploadFormPage, uploadSchema, type UploadValues } from '../upload/UploadFormPage';

interface Values extends UploadValues {
  sender_id: string;
  sender_name: string;
}

/** The sender's id and name have the same maximum length as the other texts of a header. */
export const carrierUploadSchema = uploadSchema.shape({
  sender_id: text().label('Sender ID').max(maxHeaderText),
  sender_name: text().label('Sender Company Name').max(maxHeaderText),
});

const Field = fieldsOf<Values>();

/**
 * Uploads a file from a carrier to its client company. The sender is the carrier itself by default. The form
 * waits for the records of carrier and company.
 */
export function AddCarrierFilePage(): ReactElement {
  const { clientId, carrierId } = useCarrierSession();
  const carrier = useEditCarrierQuery(carrierId);
  const client = useEditClientQuery(clientId, { skip: clientId === '' });
  const lobs = useViewClientIntakeCategoryQuery(clientId, { skip: clientId === '' });
  const [createFile] = useCreateByBdxMutation();

  // If the carrier's record names no company, the upload has no recipient. Otherwise the shell adds the
  // company to the session.
  const namesNoCompany = clientId === '' && carrier.data?.client_id === '';
  const carrierName = carrier.data?.carriername ?? '';
  const clientName = client.data?.Client_FullName ?? '';
  const loading = together([carrier, client]);
  const record: QueryState<Values> = {
    ...loading,
    data: carrier.data &&
      client.data && {
        sender_id: String(carrierId).slice(0, maxHeaderText),
        sender_name: carrierName.slice(0, maxHeaderText),
        ...newUpload,
      },
    isError: loading.isError || namesNoCompany,
    refetch: () =>
      Promise.all([
        (carrier.isError || namesNoCompany) && carrier.refetch(),
        client.isError && client.refetch(),
      ]),
  };

  function toHeader(values: Values): BordereauHeader {
    return {
      client_id: clientId,
      client_name: clientName,
      career_id: carrierId,
      career_name: carrierName,
      sender_name: values.sender_name,
      sender_id: values.sender_id,
      reciver_name: clientName,
      ...sentHeader(values, lobs.data),
    };
  }

  return (
    <UploadFormPage<Values>
      breadcrumbs={carrierCrumbs(
        { label: 'File Upload', to: linkTo('/client_user_BDX_fileupload') },
        { label: 'Create Upload File' },
      )}
      record={record}
      validationSchema={carrierUploadSchema}
      lobs={lobs}
      toHeader={toHeader}
      send={(upload) => createFile(upload).unwrap()}
      partner={{ clientId, field: 'sender_id', findName: (id) => id }}
      backTo={linkTo('/client_user_BDX_fileupload')}
    >
      <Field.Text name="sender_id" label="Sender ID" maxLength={maxHeaderText} />
      <Field.Text name="sender_name" label="Sender Company Name" maxLength={maxHeaderText} />
    </UploadFormPage>
  );
}
