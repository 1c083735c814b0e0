import type { Customer, Quotation } from '../records/quotations';
import type { AttributeName } from '@/domain/attributes/attributes';
import { mailLink, phoneLink, showPhone } from '@/domain/text/contact';
import { endingIn } from '@/domain/text/conceal';
import { formatDate, showTimestamp } from '@/domain/text/dates';
import { admittedText, autoPaymentText } from '@/domain/values/flags';
import { showUsd } from '@/domain/text/money';
import { noLongerListed } from '@/domain/records/ids';
import { scheduleText } from '@/domain/payment/schedule';

/** A labelled field of a quotation; the text is blank if nothing is stored. */
export interface HeaderLine {
  readonly label: string;
  readonly text: string;
  /** A remark below the text. */
  readonly note?: string | undefined;
}

function dateOr(stored: string): string {
  return formatDate(stored) || stored.trim();
}

/** A line that only some quotations have; none if the text is blank. */
function optionalLine(label: string, text: string): HeaderLine[] {
  return text === '' ? [] : [{ label, text }];
}

/**
 * the Premium Details of a stored quotation. `notes` belong to fields whose stored value differs from the stored
 * answer (FIELD-19).
 */
export function premiumLines(
  record: Quotation,
  notes: ReadonlyMap<AttributeName, string> = new Map(),
): HeaderLine[] {
  return [
    {
      label: 'Effective Date',
      text: dateOr(record.policyeffectivedate),
      note: notes.get('policyeffectivedate'),
    },
    { label: 'Exp Date', text: dateOr(record.policyscheduledate), note: notes.get('policyscheduledate') },
    { label: 'Policy Duration', text: scheduleText(record.policyduration) },
    { label: 'Policy Schedule', text: scheduleText(record.policyschedule) },
    { label: 'Payment Schedule', text: scheduleText(record.paymentschedule) },
    { label: 'Grace Period', text: dateOr(record.policyquotation_graceperiod) },
    { label: 'Payment Grace Period', text: dateOr(record.paymentgraceperiod) },
    { label: 'Admitted', text: admittedText(record.Admitted) },
    { label: 'Program', text: record.programname },
    { label: 'Sub LOB', text: record.sublob_name || record.sublob_code, note: 'Chosen in the quotation' },
    { label: 'State', text: record.state_name },
    { label: 'Policy Amount', text: showUsd(record.policyamount), note: notes.get('policyamount') },
    { label: 'Balance', text: showUsd(record.balance) },
    { label: 'Auto Payment', text: autoPaymentText(record.autopayment) },
    ...optionalLine('Card Number', endingIn(record.cardnumber)),
    ...optionalLine('Agent', [record.submga_name, record.submga_code].filter(Boolean).join(', ')),
  ];
}

/** The type and origin of a record for its header (ENT-23). `isUnlisted`: its intake category is no longer listed. */
export function recordLines(record: Quotation, isUnlisted = false): HeaderLine[] {
  return [
    { label: 'Policy NO', text: record.unique_id },
    {
      label: 'LOB',
      text: isUnlisted ? noLongerListed(record.intake_Name || record.intake_id) : record.intake_Name,
    },
    { label: 'Sub-LOB', text: record.intake_subName, note: 'Of the intake category' },
    { label: 'Tran Date', text: showTimestamp(record.createdAt) },
    { label: 'Created By', text: record.policycreator_name },
  ];
}

/** A line about the customer, with a link for a phone number or an email address. */
interface CustomerLine {
  readonly text: string;
  readonly link?: string | undefined;
}

/** The customer of a record: the name, and the address, phone number and email in lines. */
export function customerText(customer: Customer): { name: string; lines: readonly CustomerLine[] } {
  const { firstname, lastname, address, city, state, zipcode, phonenumber, email } = customer;
  const cityLine = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name: `${firstname} ${lastname}`.trim(),
    lines: [
      { text: [address, cityLine].filter(Boolean).join(', ') },
      { text: showPhone(phonenumber), link: phoneLink(phonenumber) },
      { text: email, link: mailLink(email) },
    ].filter(({ text }) => text !== ''),
  };
}
