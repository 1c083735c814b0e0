import type { HttpHandler } from 'msw';
import { attributesHandlers } from './attributes';
import { bordereauHandlers } from './bordereau';
import { carrierBordereauHandlers } from './carrierBordereau';
import { clientUsersHandlers } from './clientUsers';
import { companiesHandlers } from './companies';
import { intakeHandlers } from './intake';
import { intakeFormHandlers } from './intakeForm';
import { partnersHandlers } from './partners';
import { policiesHandlers } from './policies';
import { quotationChangesHandlers } from './quotationChanges';
import { quotationsHandlers } from './quotations';
import { recoveryHandlers } from './recovery';
import { referenceHandlers } from './reference';
import { sessionHandlers } from './session';

/** All handlers of the mocked server, area by area. */
export const handlers: HttpHandler[] = [
  ...sessionHandlers,
  ...companiesHandlers,
  ...referenceHandlers,
  ...policiesHandlers,
  ...clientUsersHandlers,
  ...intakeHandlers,
  ...attributesHandlers,
  ...partnersHandlers,
  ...quotationsHandlers,
  ...quotationChangesHandlers,
  ...intakeFormHandlers,
  ...bordereauHandlers,
  ...carrierBordereauHandlers,
  ...recoveryHandlers,
];
