import type { ReactElement, ReactNode } from 'react';
import { object } from 'yup';
import {
  useCreateClientUserMutation,
  useLazyCommonLoginVerificationQuery,
  useLazyViewClientUserQuery,
  useUpdateClientUserMutation,
} from '@/api/clientUsers';
import { useViewClientAgentQuery } from '@/api/partners';
import { useEditClientUserQuery } from '@/api/session';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { optionsOf } from '@/components/form/fields/options';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { text } from '@/components/form/schema';
import { Section } from '@/components/ui/Section';
import { sameId } from '@/domain/records/ids';
import { clientUser, type ClientUser } from '@/domain/records/clientUsers';
import type { Id } from '@/domain/records/scalars';
import { sealed, type Secret } from '@/domain/text/secret';
import { userNameToSend } from '@/domain/access/userNames';
import { readUserType, userTypes } from '@/domain/access/userTypes';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { userName } from './userColumns';

/** A typed password is plain text until it is sent; a stored one stays sealed. */
type UserForm = Omit<ClientUser, 'password'> & { password: Secret | string };

const Field = fieldsOf<UserForm>();

/** Main or Agent; choosing Main clears the agent. */
function UserTypeField(): ReactElement {
  const set = Field.useSet();
  const stored = Field.useValue('usertype');
  // A stored type in another letter case ('agent') is sent unchanged, and its radio is checked.
  const options = userTypes.map((type) => ({
    value: readUserType(stored) === type ? stored : type,
    label: type,
  }));
  return (
    <Field.Radio
      name="usertype"
      label="User Type"
      options={options}
      onChange={({ label }) => {
        if (label === 'Agent') return;
        set('agent_id', '');
        set('agent_code', '');
        set('agent_name', '');
      }}
    />
  );
}

/** The choice of an agent, which sets the agent's id, code and name. */
function AgentField(): ReactNode {
  return readUserType(Field.useValue('usertype')) === 'Agent' && <AgentChoice />;
}

function AgentChoice(): ReactElement {
  const { clientId } = useSession();
  const agents = useViewClientAgentQuery(clientId);
  const [name, code] = [Field.useValue('agent_name'), Field.useValue('agent_code')];
  const set = Field.useSet();
  return (
    <Field.Select
      name="agent_id"
      label="Select Agent"
      options={optionsOf(agents, ({ id, agentname, agentcode, city_name }) => ({
        value: id,
        label: agentname,
        code: agentcode,
        city: city_name,
      }))}
      storedLabel={name || code}
      onChange={(option) => {
        const agent = agents.data?.find(({ id }) => sameId(id, option?.value));
        set('agent_code', agent?.agentcode ?? '');
        set('agent_name', agent?.agentname ?? '');
      }}
    />
  );
}

/** The username. The user's own stored name is not checked, and a failed check does not block the save. */
function UsernameField(): ReactElement {
  const [verify] = useLazyCommonLoginVerificationQuery();
  return (
    <Field.Text
      name="username"
      label="Username"
      isUserName
      autoComplete="off"
      serverCheck={{
        ask: (username) => verify(username).unwrap(),
        message: 'Sorry, that username is already taken',
      }}
    />
  );
}

const validationSchema = object({
  username: text().label('Username').required(),
  email: text().label('Email').email(),
});

export function UserFormPage(): ReactElement {
  const { clientId } = useSession();
  const newUser: UserForm = { ...clientUser({}), company_id: clientId, usertype: 'Main' };
  const { isNew, stored, form } = useRecordForm<UserForm, ClientUser>('user', newUser, {
    read: useEditClientUserQuery,
    create: useCreateClientUserMutation,
    update: useUpdateClientUserMutation,
  });
  const [readUsers] = useLazyViewClientUserQuery();
  const heading = isNew ? 'Create User' : 'Edit User';
  const user = stored.currentData;
  useRecentRecord(user && `User ${user.firstname} ${user.lastname}`);

  /**
   * Saves the user; for a new one it returns the id, if it is known. The response has none, so it is looked up in the list,
   * which is the next screen.
   */
  async function save(typed: UserForm): Promise<Id | undefined> {
    const username = userNameToSend(typed.username, user?.username);
    await form.save({ ...typed, username, password: sealed(typed.password) });
    if (!isNew) return undefined;
    // The user is saved, also if the list cannot be read.
    const users = await readUsers(clientId)
      .unwrap()
      .catch(() => []);
    const created = users.filter((each) => each.username === username);
    return created.length === 1 ? created[0]?.id : undefined;
  }

  return (
    <FormPage<UserForm>
      heading={heading}
      breadcrumbs={[{ label: 'Users', to: linkTo('/user_admin_users') }, { label: heading }]}
      {...form}
      recordName={userName}
      save={save}
      receiptNext={(_typed, uid) =>
        typeof uid === 'string' || typeof uid === 'number'
          ? { label: 'Set permissions', to: linkTo('/permissions/:uid', { uid }) }
          : undefined
      }
      mergeAsGroup={[['usertype', 'agent_id', 'agent_code', 'agent_name']]}
      backTo={linkTo('/user_admin_users')}
      validationSchema={validationSchema}
    >
      <Section heading="Person">
        <Field.Text name="firstname" label="First Name" />
        <Field.Text name="lastname" label="Last Name" />
        <Field.Phone name="phonenumber" label="Phone Number" />
        <Field.Email name="email" label="Email" />
      </Section>
      <Section heading="Sign-in">
        <UsernameField />
        <Field.Secret name="password" label="Password" />
        {/* Last, because the agent's field comes and goes and must not move the others. */}
        <UserTypeField />
        <AgentField />
      </Section>
    </FormPage>
  );
}
