import {
  addMethod,
  mixed,
  object,
  Schema,
  setLocale,
  string,
  ValidationError,
  type AnySchema,
  type Flags,
  type ObjectSchema,
  type StringSchema,
} from 'yup';
import { isBlank, withoutInvisible } from '@/domain/text/cleanText';

declare module 'yup' {
  // The type parameters have to be those of Yup's own declaration.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface Schema<TType, TContext, TDefault, TFlags extends Flags> {
    /** Accepts what `isStored` knows, whatever the other rules say: a value that the server sent is never refused. */
    unlessStored(isStored: (value: unknown) => boolean): AnySchema;
  }
}

// A schema names its field by `label`; Yup passes it on as the path.
setLocale({
  mixed: { required: ({ path }) => `${path} is required` },
  string: { max: ({ path, max }) => `${path} takes at most ${String(max)} characters` },
});

addMethod(Schema, 'unlessStored', function (this: AnySchema, isStored: (value: unknown) => boolean) {
  return this.when('.', { is: isStored, then: () => mixed().nullable() });
});

/** USER-20: refuses what an email box with HTML5 validation refuses. An empty text is left to `required`. */
addMethod(string, 'email', function () {
  return this.test({
    name: 'email',
    message: ({ path }) => `${path}: Enter an email address like name@example.com`,
    test: (value) => !value || isEmail(value),
  });
});

type TextSchema = StringSchema<string | null | undefined>;

// The server may send null, or a number for a text.

/** A text or a choice; blanks and marks that cannot be seen are none. */
export function text(): TextSchema {
  return string()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? '' : value));
}

/** A text in which a blank was entered like any other character: a password, a code. */
export function verbatim(): TextSchema {
  return string()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? withoutInvisible(value) : value));
}

/**
 * The rules of a form, by the keys of its record:
 *
 *     const schema: FormSchema<UserForm> = { username: text().label('Username').required() };
 */
export type FormSchema<Values> = Partial<Record<keyof Values & string, AnySchema>>;

/** The Yup schema of a form; `isStored` tells which values the server sent, so that they are accepted as they are. */
export function yupSchemaOf<Values extends object>(
  schema: FormSchema<Values> = {},
  isStored: (name: string, value: unknown) => boolean = () => false,
): ObjectSchema<object> {
  return object(
    Object.fromEntries(
      Object.entries<AnySchema | undefined>(schema).flatMap(([name, rule]) =>
        rule ? [[name, rule.unlessStored((value) => isStored(name, value))]] : [],
      ),
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
  const yup = yupSchemaOf(schema);
  return Object.fromEntries(
    Object.keys(values).flatMap((name) => {
      const error = errorAt(yup, name, values);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/** Whether the schema requires the field while the form holds these values. */
export function isRequiredBy(schema: ObjectSchema<object>, name: string, values: object): boolean {
  const field: unknown = Object.hasOwn(schema.fields, name) ? Reflect.get(schema.fields, name) : undefined;
  if (!(field instanceof Schema)) return false;
  // Not for the value that the field has now: that one may be accepted because it is stored.
  const description = field.describe({ value: undefined, parent: values });
  return 'optional' in description && !description.optional;
}

/** Whether something was entered: blanks, marks that cannot be seen, an empty list and an unticked box are nothing. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

/** The browser's own decision, the same as that of an email box with HTML5 validation. */
function isEmail(typed: string): boolean {
  const box = document.createElement('input');
  box.type = 'email';
  box.value = typed;
  return !box.validity.typeMismatch;
}
