import { validateYupSchema, yupToFormErrors } from 'formik';
import { ValidationError, type AnyObjectSchema } from 'yup';

/** The error text of each invalid value, as a form shows it. */
export function schemaErrors(schema: AnyObjectSchema, values: object): object {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    if (ValidationError.isError(error)) return yupToFormErrors(error);
    throw error;
  }
}
