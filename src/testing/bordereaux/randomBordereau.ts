import fc from 'fast-check';
import { partnerBordereau } from './partner/partnerBordereau';
import { recipeBordereau } from './recipeBordereau';
import type { RandomBordereau } from './truth';

/** A random file of either generator. */
export const randomBordereau: fc.Arbitrary<RandomBordereau> = fc.oneof(
  { weight: 1, arbitrary: recipeBordereau },
  { weight: 3, arbitrary: partnerBordereau },
);
