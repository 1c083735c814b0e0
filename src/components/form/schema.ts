import { isBlank, withoutInvisible } from '@/domain/text/cleanText';
import { isSchema, mixed, object, ValidationError, type ObjectSchema, type Schema } from 'yup';

/** The server may send null for a field; the rules decide whether that is enough. */
const anyValue = mixed().nullable();

/** The Yup pieces that the schemas of forms are made of; each refuses a value with the portal's own text. */
export const rules = {
  /** Refuses an empty text, no choice, an empty list of files and a box that is not ticked. */
  required: (label: string): Schema => anyValue.test('required', `${label} is required`, hasContent),

  /** Refuses a field in which nothing can be seen, a code of several boxes too; a blank is something that was entered. */
  filled: (message: string): Schema =>
    anyValue.test(
      'required',
      message,
      (value: unknown) =>
        ![value].flat().some((part) => typeof part === 'string' && withoutInvisible(part) === ''),
    ),

  /** USER-20: refuses what an email box with HTML5 validation refuses. An empty text is left to `required`. */
  email: (label: string): Schema =>
    anyValue.test(
      'email',
      `${label} needs an email address such as name@example.com`,
      (value: unknown) => !hasContent(value) || (typeof value === 'string' && isEmail(value)),
    ),

  /** At most so many characters. */
  maxText: (label: string, maxLength: number): Schema =>
    anyValue.test(
      'max',
      `${label} takes at most ${maxLength} characters`,
      (value: unknown) => typeof value !== 'string' || value.length <= maxLength,
    ),

  /** A rule of one form. */
  test: (message: string, isValid: (value: unknown) => boolean): Schema =>
    anyValue.test('test', message, isValid),

  /** A rule that depends on the value of another field: `then` holds while `name` is `is`. */
  when: (name: string, is: unknown, then: Schema): Schema => anyValue.when(name, { is, then: () => then }),
};

type Rules = typeof rules;

/**
 * The schema of a form, by the keys of its record. It is given the Yup pieces, which arrive with the form's code, so that
 * a list whose file declares the form loads without Yup:
 *
 *     const schema: FormSchema<UserForm> = ({ required }) => ({ username: required('Username') });
 */
export type FormSchema<Values> = (pieces: Rules) => Partial<Record<keyof Values & string, Schema>>;

/** The schema of a form that is opened with these values: the shape of each, and the rules that the form has. */
export function yupSchemaOf<Values extends object>(
  values: object,
  schema: FormSchema<Values> = () => ({}),
): ObjectSchema<object> {
  const formRules: Readonly<Record<string, Schema | undefined>> = schema(rules);
  return object(
    Object.fromEntries(
      Object.entries(values).map(([name, first]: [string, unknown]) => {
        const shape: Schema = anyValue.test('shape', 'This value does not fit', (value: unknown) =>
          fits(first, value),
        );
        return [name, shape.concat(formRules[name] ?? anyValue)];
      }),
    ),
  );
}

/** Whether a field that began with `first` can hold a value: a list, yes or no, or a text or number. Blank fits those two. */
export function fits(first: unknown, value: unknown): boolean {
  if (Array.isArray(first) || Array.isArray(value)) return Array.isArray(first) && Array.isArray(value);
  return (typeof first === 'boolean') === (typeof value === 'boolean') || first == null || value == null;
}

/** The error text of one of the values. */
export function errorAt(schema: ObjectSchema<object>, name: string, values: object): string | undefined {
  if (!Object.hasOwn(schema.fields, name)) return undefined;
  try {
    schema.validateSyncAt(name, values);
    return undefined;
  } catch (error) {
    if (ValidationError.isError(error)) return error.message;
    throw error;
  }
}

/** The error text of each invalid value. */
export function errorsIn<Values extends object>(
  schema: FormSchema<Values>,
  values: Values,
): Record<string, string> {
  const yup = yupSchemaOf(values, schema);
  return Object.fromEntries(
    Object.keys(values).flatMap((name) => {
      const error = errorAt(yup, name, values);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/** Whether the schema requires the field while the form holds these values. */
export function isRequiredBy(schema: ObjectSchema<object>, name: string, values: object): boolean {
  const field: unknown = Reflect.get(schema.fields, name);
  if (!isSchema(field)) return false;
  const value: unknown = Reflect.get(values, name);
  const description = field.describe({ value, parent: values });
  return 'tests' in description && description.tests.some((test) => test.name === 'required');
}

/** Whether something was entered: blanks, marks that cannot be seen, an empty list and an unticked box are nothing. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

/** The browser's own decision, the same as that of an email box with HTML5 validation. */
function isEmail(text: string): boolean {
  const box = document.createElement('input');
  box.type = 'email';
  box.value = text;
  return !box.validity.typeMismatch;
}
