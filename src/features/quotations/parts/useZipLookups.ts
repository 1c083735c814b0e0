import { useState } from 'react';
import { useLazyZipCodeDataMainQuery } from '@/api/quotations';
import type { QuotationStore } from '@/components/intakeForm/quotationStore';
import { ZipLookups } from '@/components/intakeForm/zipLookup';

/** FIELD-15: the zip lookups of a form. */
export function useZipLookups({ answers }: QuotationStore): ZipLookups {
  const [findCities] = useLazyZipCodeDataMainQuery();
  const [lookups] = useState(() => new ZipLookups(answers, (zipcode) => findCities(zipcode, true).unwrap()));
  return lookups;
}
