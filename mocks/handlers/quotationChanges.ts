import type { Id } from '@/domain/records/scalars';
import { nowText } from '../clock';
import { db, nextId } from '../db';
import { find, post, refuse, remove, same, type Sent } from '../http';
import { sentFields, asId, textFields, asText } from '../fields';
import { quotationFields, quotationKeys } from '../quotationFields';
import type { WireQuotation, WireStage } from '../records';

type QuotationKey = (typeof quotationKeys)[number];

/** Creates a quotation: the server assigns its id, its policy number and, for a new person, a customer. */
function create(body: Sent<QuotationKey | 'customer_id'>): object {
  const fields = quotationFields(body);
  const id = nextId('quotations');
  const unique_id = fields.unique_id || `POL-${nowText().slice(0, 4)}-${String(id).padStart(4, '0')}`;
  db.quotations.push({
    ...fields,
    id,
    customer_id: customerOf(body),
    unique_id,
    balance: fields.policyamount,
    autopayment: 0,
    cardnumber: '',
    createdAt: nowText(),
    status: 'QUOTED',
  });
  db.intakeForms = db.intakeForms.filter((form) => !same(form.id, fields.intake_form_id));
  return { message: 'Quotation saved', id, unique_id };
}

/** The customer of the request, or a new customer if the form contains only a person. */
function customerOf(body: Sent<QuotationKey | 'customer_id'>): Id {
  const sentId = asId(body.customer_id);
  const { company_id, firstname, lastname, address, city, state, zipcode, phonenumber, email } =
    quotationFields(body);
  if ((sentId !== '' && sentId !== 0) || firstname + lastname === '') return sentId;
  const customer_id = nextId('customers');
  db.customers.push({
    customer_id,
    company_id,
    firstname,
    lastname,
    address,
    city,
    state,
    zipcode,
    phonenumber,
    email,
  });
  return customer_id;
}

/** Moves the stored version to the history and stores the new one. */
function update(body: Sent<QuotationKey | 'id'>): object {
  const quotation = find(db.quotations, body.id);
  db.quotationHistory.push({
    ...quotation,
    id: nextId('quotationHistory'),
    quotation_id: quotation.id,
    createdAt: nowText(),
  });
  const fields = quotationFields(body);
  Object.assign(quotation, fields, {
    unique_id: fields.unique_id || quotation.unique_id,
    balance: (inCents(fields.policyamount) - paidFor(quotation)) / 100,
  });
  return { message: 'Quotation updated', id: quotation.id };
}

function inCents(amount: unknown): number {
  return Math.round(Number(amount) * 100);
}

/** The sum of the payments of a quotation so far, in cents. */
function paidFor({ id }: WireQuotation): number {
  return db.payments
    .filter(({ quotation_id }) => same(quotation_id, id))
    .reduce((sum, { paidamount }) => sum + inCents(paidamount), 0);
}

/** The amount that is still to be paid, in cents; a binder may have no balance before its first payment. */
function owedFor(binder: WireQuotation): number {
  const isBlank = asText(binder.balance) === '';
  return isBlank ? inCents(binder.policyamount) - paidFor(binder) : inCents(binder.balance);
}

function atStage(id: unknown, stage: WireStage): WireQuotation {
  const quotation = find(db.quotations, id);
  return quotation.status === stage ? quotation : refuse(400, `This record is not ${stage}`);
}

const paymentIdKeys = ['user_id', 'client_id', 'customer_id'] as const;

const paymentTextKeys = [
  'client_name',
  'unique_id',
  'policyPaymentType',
  'paidamount',
  'balance',
  'policyamount',
  'bankroutingnumber',
  'bankaccountnumber',
  'bankname',
  'referencenumber',
  'cardholdername',
  'cardnumber',
  'expiredate',
  'cvv',
  'autopayment',
] as const;

const paymentKeys = ['id', ...paymentIdKeys, ...paymentTextKeys] as const;

/**
 * PAY-01: the client sends the new balance. If it is not the old balance minus the payment, it is refused, so that a
 * client that sends the old balance fails immediately. A binder without a balance is a policy.
 */
function pay(body: Sent<(typeof paymentKeys)[number]>): object {
  const binder = atStage(body.id, 'BOUND');
  const paid = inCents(body.paidamount);
  const newBalance = inCents(body.balance);
  if (asText(body.policyPaymentType) === '') refuse(400, 'A payment type is needed');
  if (!(paid > 0) || !(newBalance >= 0)) refuse(400, 'The amount must be above zero and within the balance');
  if (owedFor(binder) - paid !== newBalance) refuse(409, 'The balance does not fit the payment');
  db.payments.push({
    id: nextId('payments'),
    quotation_id: binder.id,
    ...sentFields(body, paymentIdKeys, asId),
    ...textFields(body, paymentTextKeys),
    createdAt: nowText(),
  });
  binder.balance = newBalance / 100;
  binder.autopayment = asText(body.autopayment);
  binder.cardnumber = asText(body.cardnumber) || binder.cardnumber;
  if (newBalance === 0) binder.status = 'ISSUED';
  return { message: 'Payment received' };
}

/** Turns a quotation back into an intake form; the client deletes the quotation in a separate call. */
function toIntake(body: Sent<'historyItem' | 'login_id'>): object {
  const { historyItem } = body;
  if (typeof historyItem !== 'object' || historyItem === null || !('id' in historyItem)) {
    return refuse(400, 'historyItem needs a record');
  }
  const quotation = find(db.quotations, historyItem.id);
  const id = nextId('intakeForms');
  db.intakeForms.push({
    id,
    company_id: quotation.company_id,
    login_id: asId(body.login_id),
    customer_id: quotation.customer_id,
    firstname: quotation.firstname,
    lastname: quotation.lastname,
    address: quotation.address,
    city: quotation.city,
    state: quotation.state,
    zipcode: quotation.zipcode,
    phonenumber: quotation.phonenumber,
    email: quotation.email,
    intake_id: quotation.intake_id,
    intake_Name: quotation.intake_Name,
    intake_subName: quotation.intake_subName,
    createdAt: nowText(),
    policydetails: quotation.policydetails,
  });
  return { message: 'Intake form created', id };
}

/** The calls that change a quotation, a binder or a policy (CALL-091 to CALL-098, CALL-102). */
export const quotationChangesHandlers = [
  post('/updatepolicyquotationlist', ['id', ...quotationKeys], update),
  post('/updatesavepolicyquotationlist', ['id', ...quotationKeys], update),
  post('/createpolicyquoationlist', [...quotationKeys, 'customer_id'], create),
  post('/savepolicyquoation', [...quotationKeys, 'customer_id'], create),
  post('/deletepolicyquotationlist', ['id', 'company_id'], ({ id, company_id }) => {
    if (!same(find(db.quotations, id).company_id, company_id)) refuse(404, 'Not found');
    remove(db.quotations, id);
  }),
  post('/policyapproveuser', ['id', 'user_id'], ({ id }) => {
    atStage(id, 'QUOTED').status = 'BOUND';
  }),
  post('/policyrevartback', ['id', 'company_id', 'user_id'], ({ id }) => {
    atStage(id, 'BOUND').status = 'QUOTED';
  }),
  post('/createqutationtointake', ['historyItem', 'login_id'], toIntake),
  post('/policyquotationpayment', paymentKeys, pay),
];
