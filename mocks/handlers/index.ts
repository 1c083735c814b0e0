import type { HttpHandler } from 'msw';
import { bordereauHandlers } from './bordereau';
import { carrierBordereauHandlers } from './carrierBordereau';
import { intakeFormHandlers } from './intakeForm';
import { quotationChangeHandlers } from './quotationChanges';
import { quotationReadHandlers } from './quotations';
import { recoveryHandlers } from './recovery';
import { referenceHandlers } from './reference';

/** The mocked server, area by area. */
export const handlers: HttpHandler[] = [
  ...referenceHandlers,
  ...quotationReadHandlers,
  ...quotationChangeHandlers,
  ...intakeFormHandlers,
  ...bordereauHandlers,
  ...carrierBordereauHandlers,
  ...recoveryHandlers,
];
