import {
  addMethod,
  mixed,
  object,
  Schema,
  setLocale,
  string,
  type AnyObjectSchema,
  type AnySchema,
  type Flags,
  type StringSchema,
} from 'yup';
import { isBlank, withoutInvisible } from '@/domain/text/cleanText';
import { Secret } from '@/domain/text/secret';

declare module 'yup' {
  // The type parameters have to be those of Yup's own declaration.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface Schema<TType, TContext, TDefault, TFlags extends Flags> {
    /** Accepts a value for which `isStored` returns true without checking the other rules. */
    unlessStored(isStored: (value: unknown) => boolean): AnySchema;
  }
}

// The `label` of a schema is the name of its field; Yup passes it as the path.
setLocale({
  mixed: { required: ({ path }) => `${path} is required` },
  string: { max: ({ path, max }) => `${path} takes at most ${String(max)} characters` },
});

addMethod(Schema, 'unlessStored', function (this: AnySchema, isStored: (value: unknown) => boolean) {
  return this.when('.', { is: isStored, then: () => mixed().nullable() });
});

/** Validates like an email box with HTML5 validation. An empty text is valid here; `required` refuses it. */
addMethod(string, 'email', function () {
  return this.test({
    name: 'email',
    message: ({ path }) => `${path}: Enter an email address like name@example.com`,
    test: (value) => !value || isEmail(value),
  });
});

type TextSchema = StringSchema<string | null | undefined>;

/** A text or a choice, also null or a number; a text of only blanks and invisible characters is empty. */
export function text(): TextSchema {
  return string()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? '' : value));
}

/** A text in which blanks count like other characters: a password, a code. */
export function verbatim(): TextSchema {
  return string()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? withoutInvisible(value) : value));
}

/** The rules of the fields `names`; a value for which `isStored` returns true is accepted. */
export function schemaForFields(
  schema: AnyObjectSchema,
  names: readonly string[],
  isStored: (name: string, value: unknown) => boolean,
): AnyObjectSchema {
  const rules = names.flatMap((name) => {
    const rule = fieldRule(schema, name);
    return rule ? [[name, rule.unlessStored((value) => isStored(name, value))] as const] : [];
  });
  return object(Object.fromEntries(rules));
}

/** Whether the schema requires the field while the form holds these values. */
export function isRequiredBy(schema: AnyObjectSchema, name: string, values: object): boolean {
  // Described for an undefined value, since the result must not depend on the field's current value.
  const description = fieldRule(schema, name)?.describe({ value: undefined, parent: values });
  return description !== undefined && 'optional' in description && !description.optional;
}

function fieldRule(schema: AnyObjectSchema, name: string): AnySchema | undefined {
  const rule: unknown = Object.hasOwn(schema.fields, name) ? Reflect.get(schema.fields, name) : undefined;
  return rule instanceof Schema ? rule : undefined;
}

/** Whether something was entered: not only blanks or invisible characters, not an empty list or secret, not false. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Secret) return !value.isEmpty;
  return value !== undefined && value !== null && value !== false;
}

/** Uses the validation of the browser's own email box. */
function isEmail(typed: string): boolean {
  const box = document.createElement('input');
  box.type = 'email';
  box.value = typed;
  return !box.validity.typeMismatch;
}
