import type { ReactElement } from 'react';
import { useCreateByBdxMutation } from '@/api/bordereau';
import { useViewClientIntakeCategoryQuery } from '@/api/intake';
import { useEditCarrierQuery } from '@/api/partners';
import { useEditClientQuery } from '@/api/session';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { text } from '@/components/form/schema';
import type { QueryState } from '@/components/feedback/queryState';
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

/** BDXADM-32: the sender's id and name are as long as the other texts of a header. */
export const carrierUploadSchema = uploadSchema.shape({
  sender_id: text().label('Sender ID').max(maxHeaderText),
  sender_name: text().label('Sender Company Name').max(maxHeaderText),
});

const Field = fieldsOf<Values>();

/**
 * BDXCAR-20, BDXCAR-21: a file from a carrier to its client company. The sender starts as the carrier itself; carrier and
 * company are what their records say, so nothing can be typed before those have come.
 */
export function AddCarrierFilePage(): ReactElement {
  const { clientId, carrierId } = useCarrierSession();
  const carrier = useEditCarrierQuery(carrierId);
  const client = useEditClientQuery(clientId, { skip: clientId === '' });
  const lobs = useViewClientIntakeCategoryQuery(clientId, { skip: clientId === '' });
  const [createFile] = useCreateByBdxMutation();

  // A record that names no company leads nowhere; the shell takes over the company of one that does.
  const namesNoCompany = clientId === '' && carrier.data?.client_id === '';
  const carrierName = carrier.data?.carriername ?? '';
  const clientName = client.data?.Client_FullName ?? '';
  const record: QueryState<Values> = {
    data: carrier.data &&
      client.data && {
        sender_id: String(carrierId).slice(0, maxHeaderText),
        sender_name: carrierName.slice(0, maxHeaderText),
        ...newUpload,
      },
    isFetching: carrier.isFetching || client.isFetching,
    isError: carrier.isError || client.isError || namesNoCompany,
    refetch: () =>
      Promise.all([
        (carrier.isError || namesNoCompany) && carrier.refetch(),
        client.isError && client.refetch(),
      ]),
  };

  function headerOf(values: Values): BordereauHeader {
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
      headerOf={headerOf}
      send={(upload) => createFile(upload).unwrap()}
      partner={{ clientId, field: 'sender_id', nameOf: (id) => id }}
      backTo={linkTo('/client_user_BDX_fileupload')}
    >
      <Field.Text name="sender_id" label="Sender ID" maxLength={maxHeaderText} />
      <Field.Text name="sender_name" label="Sender Company Name" maxLength={maxHeaderText} />
    </UploadFormPage>
  );
}
