import type { ReactElement } from 'react';
import { object } from 'yup';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import type { ServerCheck } from '@/components/form/fields/useServerCheck';
import { FormPage } from '@/components/form/FormPage';
import { text } from '@/components/form/schema';
import { Section } from '@/components/ui/Section';
import { idFromRoute, sameId } from '@/domain/records/ids';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import {
  partnerToCreate,
  partnerToSend,
  kyubos,
  newPartner,
  nonKyubos,
  type PartnerForm,
} from './partnerForm';
import type { PartnerFormKind } from './partnerKinds';

const Field = fieldsOf<PartnerForm>();

const types = [kyubos, nonKyubos].map((type) => ({ value: type, label: type }));

const requiredFor = (membertype: string, label: string) =>
  text()
    .label(label)
    .when('membertype', { is: membertype, then: (rule) => rule.required() });

/** The type of file exchange is required for a new partner; on edit it is read-only. */
const validationSchema = object({
  kyubosid: requiredFor(kyubos, 'Kyubos Pointing Id'),
  BDX_Username: requiredFor(nonKyubos, 'FTP Account Name'),
  BDX_Password: requiredFor(nonKyubos, 'FTP Account Key'),
  containername: requiredFor(nonKyubos, 'Container Name'),
});

/** Adds or edits a partner of one kind; Save and Cancel lead to the list of that kind. */
export function PartnerFormPage({ kind }: { kind: PartnerFormKind }): ReactElement {
  const { id } = useRouteParams<'id'>();
  const { clientId } = useSession();
  const isNew = id === undefined;
  const heading = `${isNew ? 'Create' : 'Edit'} ${kind.label}`;
  const { blocked, readAgain, ...stored } = kind.useStored(isNew ? undefined : idFromRoute(id), clientId);
  const isCurrent = !isNew && sameId(stored.data?.id, idFromRoute(id));
  useRecentRecord(isCurrent ? `${kind.label} ${stored.data?.name ?? ''}` : undefined);
  const create = kind.useCreate();
  const update = kind.useUpdate();
  const check = usePointingIdCheck(kind);
  const readOnly = blocked !== undefined;

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[{ label: kind.heading, to: kind.list }, { label: heading }]}
      record={isNew ? newPartner(clientId) : stored}
      save={(form) => (isNew ? create(partnerToCreate(form)) : update(partnerToSend(form, stored.data)))}
      readAgain={readAgain}
      mergeAsGroup={[['name', 'carriername', 'TPAname', 'MGAname']]}
      newRecordLabel={isNew ? kind.label : undefined}
      recordName={({ name }) => name}
      backTo={kind.list}
      blocked={blocked}
      validationSchema={validationSchema}
    >
      <Section heading={kind.label}>
        <Field.Text name="name" label={`${kind.label} Name`} readOnly={readOnly} />
        <Field.Phone name="phonenumber" label="Phone Number" readOnly={readOnly} />
        <Field.Email name="email" label="Email" readOnly={readOnly} />
        <Field.Text name="fax" label="Fax" inputMode="tel" readOnly={readOnly} />
        <Field.Text name="websiteaddress" label="Website Address" inputMode="url" wide readOnly={readOnly} />
      </Section>
      <Section heading="Postal address">
        <Field.Text name="address" label="Address" wide readOnly={readOnly} />
        <Field.Text name="city" label="City" readOnly={readOnly} />
        <Field.Text name="state" label="State" readOnly={readOnly} />
        <Field.Text name="zipcode" isCode label="Zipcode" readOnly={readOnly} />
      </Section>
      <FileExchange isNew={isNew} check={check} />
      <Section heading="Sign-in">
        <Field.Text name="username" label="User Name" isUserName readOnly={readOnly} />
        <Field.Secret name="password" label="Password" readOnly={readOnly} />
      </Section>
    </FormPage>
  );
}

/**
 * How files reach the partner: by its pointing id, or through its FTP account. It cannot be changed later.
 */
function FileExchange({ isNew, check }: { isNew: boolean; check: ServerCheck }): ReactElement {
  return (
    <Section heading="File exchange">
      <Field.Select name="membertype" label="Type" options={types} readOnly={!isNew} />
      <Field.When name="membertype" is={kyubos}>
        <Field.Text
          name="kyubosid"
          label="Kyubos Pointing Id"
          autoCapitalize="none"
          readOnly={!isNew}
          {...(isNew && { serverCheck: check })}
        />
      </Field.When>
      <Field.When name="membertype" is={nonKyubos}>
        <Field.Text name="BDX_Username" label="FTP Account Name" autoCapitalize="none" readOnly={!isNew} />
        <Field.Secret name="BDX_Password" label="FTP Account Key" readOnly={!isNew} />
        <Field.Text name="containername" label="Container Name" autoCapitalize="none" readOnly={!isNew} />
      </Field.When>
    </Section>
  );
}

/** Checks a typed pointing id. Unlike a username, it is also cleared if the check fails. */
function usePointingIdCheck({ useSearch }: PartnerFormKind): ServerCheck {
  const [search] = useSearch();
  const { notify } = useDialogs();
  return {
    ask: (kyubosid) =>
      search(kyubosid)
        .unwrap()
        .then(
          () => true,
          () => false,
        ),
    message: 'This Kyubos Pointing Id could not be confirmed',
    onRefused: () => void notify('Invalid Kyubos id'),
  };
}
