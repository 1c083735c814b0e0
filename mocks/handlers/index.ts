import type { HttpHandler } from 'msw';
import { attributeHandlers } from './attributes';
import { bordereauHandlers } from './bordereau';
import { carrierBordereauHandlers } from './carrierBordereau';
import { clientUserHandlers } from './clientUsers';
import { companyHandlers } from './companies';
import { intakeHandlers } from './intake';
import { intakeFormHandlers } from './intakeForm';
import { partnerHandlers } from './partners';
import { policyHandlers } from './policies';
import { quotationChangeHandlers } from './quotationChanges';
import { quotationReadHandlers } from './quotations';
import { recoveryHandlers } from './recovery';
import { referenceHandlers } from './reference';
import { sessionHandlers } from './session';

/** The mocked server, area by area. */
export const handlers: HttpHandler[] = [
  ...sessionHandlers,
  ...companyHandlers,
  ...referenceHandlers,
  ...policyHandlers,
  ...clientUserHandlers,
  ...intakeHandlers,
  ...attributeHandlers,
  ...partnerHandlers,
  ...quotationReadHandlers,
  ...quotationChangeHandlers,
  ...intakeFormHandlers,
  ...bordereauHandlers,
  ...carrierBordereauHandlers,
  ...recoveryHandlers,
];
