import { attributeNames } from '@/domain/attributes/attributes';
import { isBlank } from '@/domain/text/cleanText';
import { today } from '@/domain/text/dates';
import { pick } from '@/domain/values/pick';
import { readCustomer, type Quotation } from '../records/quotations';
import { answerText, readDetails, setAnswer } from './answers';
import { withInclude, withLines } from './coverage';
import { readCoverage } from './coverageText';
import type { QuotationForm } from './form';
import { cellsOf, type FormGroup } from './groups';

/** The fields of the header that a copy takes, besides those of the customer. */
const copiedKeys = [
  'sublob_id',
  'sublob_code',
  'sublob_name',
  'program_id',
  'programname',
  'state_id',
  'state_name',
  'Admitted',
  'policyschedule',
  'policyduration',
  'paymentschedule',
  'paymentgraceperiod',
] as const;

/** The dates of the policy. A copy gets its own. */
const dateNames: readonly string[] = attributeNames.filter((name) =>
  ['policyeffectivedate', 'policyscheduledate'].includes(name),
);

/**
 * The form of a new quotation with the customer, the choices, the answers and the coverages of a stored one. It takes no
 * id, number, date or payment, and only the answers to questions that the form asks. The answers may be secure.
 */
export function copiedForm(
  form: QuotationForm,
  record: Quotation,
  groups: readonly FormGroup[],
  now: Date,
): QuotationForm {
  const stored = readDetails(record.policydetails.open()).answers;
  const details = readDetails('');
  for (const { attribute, row } of cellsOf(stored, groups)) {
    const text = answerText(stored, attribute, row);
    const isDate = dateNames.includes(attribute.attribute_name.trim());
    if (!isDate && !isBlank(text)) setAnswer(details.answers, attribute, row, text);
  }
  const lines = readCoverage(record.policycoverage).lines.map((line) => ({
    ...withInclude(line, line.coverageinclude, today(now)),
    rest: new Map(),
    stored: undefined,
  }));
  return {
    header: {
      ...form.header,
      ...readCustomer(record),
      ...pick(record, copiedKeys),
      policyeffectivedate: '',
      policyscheduledate: '',
    },
    details,
    coverage: withLines(readCoverage(''), lines),
  };
}
