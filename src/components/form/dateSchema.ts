import type { StringSchema } from 'yup';
import { yearProblem } from '@/domain/text/dates';
import { text } from './schema';

/** A date, YYYY-MM-DD, or blank. The year must have four digits: 01/01/27 in a date box is the year 27. */
export function date(): StringSchema<string | null | undefined> {
  return text().test({
    name: 'year',
    message: ({ value }) => yearProblem(String(value)),
    test: (value) => yearProblem(value ?? '') === '',
  });
}
