import type { Option } from '@/components/form/fields/options';
import type { Country } from '@/domain/records/reference';

/** A country as a choice, with its code for one without a name. */
export function countryOption({ id, country_name, country_code }: Country): Option & { code: string } {
  return { value: id, label: country_name, code: country_code };
}
