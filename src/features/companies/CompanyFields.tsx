import type { ReactNode } from 'react';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { dateOf } from '@/domain/text/dates';
import { isUnreadableAmount, unreadableAmountText } from '@/domain/text/money';
import { Section } from '@/components/ui/Section';
import { companyTypes, type CompanyValues } from './companyForm';

const Field = fieldsOf<CompanyValues>();

interface CompanyFieldsProps {
  /** A file input, or the names of the stored documents. */
  documents: ReactNode;
  /** Radio buttons for a new company, a switch for a stored one. */
  twoFactor: ReactNode;
}

/** The plan's amount is sent as typed, even if it is not a number. */
function PlanAmount(): ReactNode {
  const isUnreadable = isUnreadableAmount(Field.useValue('planAmount'));
  return (
    <Field.Text
      name="planAmount"
      label="Plan Amount"
      isMoney
      help={isUnreadable ? unreadableAmountText : undefined}
    />
  );
}

/**
 * The end date, with a message if it is before the start date. It can still be saved: the documents have no
 * rule about it.
 */
function EndDate(): ReactNode {
  const start = dateOf(Field.useValue('startDate'));
  const end = dateOf(Field.useValue('endDate'));
  const isBefore = end !== '' && end < start;
  return <Field.Date name="endDate" label="End Date" help={isBefore ? 'Before the start date' : undefined} />;
}

/**
 * The fields of a company in sections. Phone numbers are plain text fields: the documents have a phone input
 * for people and partners only.
 */
export function CompanyFields({ documents, twoFactor }: CompanyFieldsProps): ReactNode {
  return (
    <>
      <Section heading="Company">
        <Field.Text name="companyName" label="Company Name" wide />
        <Field.Select name="type" label="Type" options={companyTypes} />
        <Field.Text name="licenceId" isCode label="Licence Id" />
        <Field.Text name="phoneNumber1" isCode label="Phone Number 1" inputMode="tel" />
        <Field.Text name="phoneNumber2" isCode label="Phone Number 2" inputMode="tel" />
        <Field.Email name="email" label="Email" />
        <Field.Text name="interlink" label="Interlink" />
      </Section>
      <Section heading="Postal address">
        <Field.Text name="address" label="Address" wide />
        <Field.Text name="city" label="City" />
        <Field.Text name="state" label="State" />
        <Field.Text name="zipCode" isCode label="Zip Code" />
      </Section>
      <Section heading="Owner">
        <Field.Text name="ownerName" label="Owner Name" wide />
        <Field.Text name="ownerPhoneNumber" isCode label="Owner Phone Number" inputMode="tel" />
        <Field.Email name="ownerEmail" label="Owner Email" />
      </Section>
      <Section heading="Contact person">
        <Field.Text name="companyContactPerson" label="Company Contact Person" wide />
        <Field.Text
          name="contactPersonPhoneNumber"
          isCode
          label="Contact Person Phone Number"
          inputMode="tel"
        />
        <Field.Email name="contactPersonEmail" label="Contact Person Email" />
      </Section>
      <Section heading="Plan">
        <Field.Text name="planName" label="Plan Name" />
        <PlanAmount />
        <Field.Date name="startDate" label="Start Date" />
        <EndDate />
      </Section>
      <Section heading="Documents">{documents}</Section>
      <Section heading="Sign-in">
        <Field.Text name="username" label="Username" isUserName />
        <Field.Secret name="password" label="Password" />
        {twoFactor}
      </Section>
    </>
  );
}
