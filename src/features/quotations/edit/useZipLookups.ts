import { useState } from 'react';
import { useLazyZipCodeDataMainQuery } from '@/api/quotations';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import { ZipLookups } from '@/intakeForm/state/zipLookup';

/** FIELD-15: the zip lookups of a form. */
export function useZipLookups({ answers }: QuotationStore): ZipLookups {
  const [findCities] = useLazyZipCodeDataMainQuery();
  const [lookups] = useState(() => new ZipLookups(answers, (zipcode) => findCities(zipcode, true).unwrap()));
  return lookups;
}
