import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useCreateAttributeMutation,
  useEditAttributeGroupQuery,
  useEditAttributeQuery,
  useUpdateAttributeMutation,
} from '@/api/attributes';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import type { Option } from '@/components/form/fields/options';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { current } from '@/components/feedback/queryState';
import {
  attributeDataTypes,
  attributeNames,
  attributeTypes,
  deriveFromFormat,
  fieldsShownFor,
  mandatoryOptions,
  optionsFromText,
  withoutHiddenFields,
} from '@/domain/attributes/attributes';
import { idFromRoute } from '@/domain/records/ids';
import { attribute, type Attribute } from '@/domain/records/attributes';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { AttributePreview } from './AttributePreview';
import { RequireOwnClient } from './RequireOwnClient';
import { GroupSetup } from './setup/GroupSetup';
import styles from './attributePreview.module.css';

const Field = fieldsOf<Attribute>();

function optionsIn(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

const [required, notRequired] = mandatoryOptions;

/** When a format is typed, length and data type are set from it; the user may change both afterwards. */
function FormatField(): ReactElement {
  const set = Field.useSet();
  return (
    <Field.Text
      name="attributeformat"
      label="Attribute Format"
      help="use a, A and 9"
      spellCheck={false}
      onChange={(format) => {
        const { maxLength, dataType } = deriveFromFormat(format);
        set('attribute_max_lenght', String(maxLength));
        set('attribute_data_type', dataType);
      }}
    />
  );
}

/** Shown below a name that was changed. */
const renamedHelp = 'Answers that are stored already follow: they are shown under the new name.';

/** The two names under which answers are stored. `stored` is undefined for a new attribute. */
function NameFields({ stored }: { stored: Attribute | undefined }): ReactElement {
  const label = Field.useValue('name');
  const attributeName = Field.useValue('attribute_name');
  const help = (now: string, before: string | undefined): string | undefined =>
    before === undefined || before === now ? undefined : renamedHelp;
  return (
    <>
      <Field.Text name="name" label="Label Name" help={help(label, stored?.name)} />
      <Field.Select
        name="attribute_name"
        label="Attribute Name"
        options={optionsIn(attributeNames)}
        help={help(attributeName, stored?.attribute_name)}
      />
    </>
  );
}

/** The maximum length, with a message if it is shorter than the format, whose length then applies. */
function MaxLengthField(): ReactElement {
  const maximum = Number(Field.useValue('attribute_max_lenght'));
  const formatLength = Field.useValue('attributeformat').length;
  const isTooShort = maximum > 0 && maximum < formatLength;
  return (
    <Field.Number
      name="attribute_max_lenght"
      label="Attribute Max Length"
      help={
        isTooShort
          ? `The format is ${formatLength} characters long. This maximum is shorter, so ${formatLength} counts.`
          : undefined
      }
    />
  );
}

/** The options as comma-separated text, and below it the options that a quotation form will show. */
function RadioBoxGroup(): ReactElement {
  const options = optionsFromText(Field.useValue('radiogroup'));
  return (
    <Field.Text
      name="radiogroup"
      label="Radio Box Group"
      help={options.length === 0 ? 'Separate the choices by commas' : `Choices: ${options.join(' · ')}`}
    />
  );
}

/** The fields that depend on the attribute's type. */
function FieldsOfType(): ReactElement {
  const shown = fieldsShownFor(Field.useValue('attribute_type'));
  return (
    <>
      {shown.format && <FormatField />}
      {shown.dataType && (
        <Field.Select
          name="attribute_data_type"
          label="Attribute Data Type"
          options={optionsIn(attributeDataTypes)}
        />
      )}
      {shown.maxLength && <MaxLengthField />}
      {shown.radioGroup && <RadioBoxGroup />}
    </>
  );
}

function newAttribute(clientId: Id, groupId: Id): Attribute {
  return {
    ...attribute({}),
    client_id: clientId,
    group_id: groupId,
    attribute_type: attributeTypes[0],
    attribute_max_lenght: '0',
    rank: 0,
    active: 1,
  };
}

export function AttributeFormPage(): ReactElement {
  const { cid = '', gid = '' } = useRouteParams<'cid' | 'gid'>();
  return (
    <RequireOwnClient client={cid}>
      <GroupSetup gid={gid}>
        <AttributeFormScreen gid={gid} />
      </GroupSetup>
    </RequireOwnClient>
  );
}

function AttributeFormScreen({ gid }: { gid: string }): ReactElement {
  const { clientId } = useSession();
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const groupId = idFromRoute(gid);
  const group = current(useEditAttributeGroupQuery(groupId));
  const list = linkTo('/user_admin_attributes/:client/:id', { client: clientId, id: gid });
  const fresh = useMemo(() => newAttribute(clientId, groupId), [clientId, groupId]);
  const { isNew, stored, form } = useRecordForm('attribute', fresh, {
    read: useEditAttributeQuery,
    create: useCreateAttributeMutation,
    update: useUpdateAttributeMutation,
  });
  const heading = isNew ? 'Add Attribute' : 'Edit Attribute';
  const [previewElement, setPreviewElement] = useState<HTMLElement | null>(null);

  // A record with an unchanged type is sent as the server sent it, with values that the form hides.
  const storedType = stored.currentData?.attribute_type;
  const toSave = useCallback(
    (attribute: Attribute) =>
      attribute.attribute_type === storedType ? attribute : withoutHiddenFields(attribute),
    [storedType],
  );

  return (
    <div className={styles.screen}>
      <FormPage
        heading={heading}
        breadcrumbs={[
          { label: 'Attribute Groups', to: linkTo('/user_admin_attributegroup') },
          { label: group.data ? `${group.data.name} Attribute` : 'Attribute', to: list },
          { label: heading },
        ]}
        {...form}
        recordName={({ name }) => name}
        save={(attribute) => form.save(toSave(attribute))}
        backTo={list}
        // A form that was opened by its URL has no previous screen.
        onCancel={() => void (isFirstPage ? navigate(list) : navigate(-1))}
      >
        <NameFields stored={stored.currentData} />
        <Field.Text name="description" label="Description" wide />
        <Field.Select name="attribute_type" label="Attribute Type" options={optionsIn(attributeTypes)} />
        <FieldsOfType />
        <Field.Select name="isrequired" label="Mandatory" options={[required]} blank={notRequired.label} />
        {previewElement && (
          <ErrorBoundary frame={(notice) => createPortal(notice, previewElement)}>
            <AttributePreview {...{ toSave, group }} target={previewElement} />
          </ErrorBoundary>
        )}
      </FormPage>
      <div ref={setPreviewElement} className={styles.beside} />
    </div>
  );
}
