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

/** The rules of the fields `names`; a value that `isStored` knows is accepted as it is. */
export function schemaOf(
  schema: AnyObjectSchema,
  names: readonly string[],
  isStored: (name: string, value: unknown) => boolean,
): AnyObjectSchema {
  const rules = names.flatMap((name) => {
    const rule = ruleOf(schema, name);
    return rule ? [[name, rule.unlessStored((value) => isStored(name, value))] as const] : [];
  });
  return object(Object.fromEntries(rules));
}

/** Whether the schema requires the field while the form holds these values. */
export function isRequiredBy(schema: AnyObjectSchema, name: string, values: object): boolean {
  // Not for the value that the field has now.
  const description = ruleOf(schema, name)?.describe({ value: undefined, parent: values });
  return description !== undefined && 'optional' in description && !description.optional;
}

function ruleOf(schema: AnyObjectSchema, name: string): AnySchema | undefined {
  const rule: unknown = Object.hasOwn(schema.fields, name) ? Reflect.get(schema.fields, name) : undefined;
  return rule instanceof Schema ? rule : undefined;
}

/** Whether something was entered: blanks, marks that cannot be seen, an empty list or secret and an unticked box are nothing. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Secret) return !value.isEmpty;
  return value !== undefined && value !== null && value !== false;
}

/** The browser's own decision, the same as that of an email box with HTML5 validation. */
function isEmail(typed: string): boolean {
  const box = document.createElement('input');
  box.type = 'email';
  box.value = typed;
  return !box.validity.typeMismatch;
}
