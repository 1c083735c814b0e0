import { useFormik, validateYupSchema, yupToFormErrors } from 'formik';
import { useLayoutEffect } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { FormErrors, FormStore, FormValues } from './formStore';

/**
 * Keeps a form's values and errors with Formik and tells the store of every change. It renders nothing: a keystroke
 * costs this and the one field, not the form.
 */
export function FormCore({
  store,
  schema,
}: {
  store: FormStore;
  schema?: AnyObjectSchema | undefined;
}): null {
  const formik = useFormik<FormValues>({
    initialValues: store.initial,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { values, errors, setFieldValue, setFieldError, setErrors } = formik;

  useLayoutEffect(() => {
    const show = (name: string, found: FormErrors): void => setFieldError(name, found[name]);
    store.sync(
      { values, errors: texts(errors) },
      {
        change: (name, value) => void setFieldValue(name, value, false),
        setError: setFieldError,
        judge: (name, judged) => {
          const found = errorsOf(judged, store, schema);
          if (!(found instanceof Promise)) show(name, found);
          // By the time a schema has its answer the value may be another.
          else
            void found.then((late) => {
              if (store.state.values[name] === judged[name]) show(name, late);
            });
        },
        judgeAll: async () => {
          const found = await errorsOf(store.state.values, store, schema);
          setErrors(found);
          return found;
        },
      },
    );
  }, [store, schema, values, errors, setFieldValue, setFieldError, setErrors]);

  return null;
}

/** What is wrong, by field: the fields' own words first, then the schema's. Fields that are not on screen do not count. */
function errorsOf(
  values: FormValues,
  store: FormStore,
  schema: AnyObjectSchema | undefined,
): FormErrors | Promise<FormErrors> {
  if (!schema) return store.problemsOf(values);
  return schemaErrors(values, schema).then((found) => ({
    ...Object.fromEntries(Object.entries(found).filter(([name]) => store.has(name))),
    ...store.problemsOf(values),
  }));
}

async function schemaErrors(values: FormValues, schema: AnyObjectSchema): Promise<FormErrors> {
  try {
    await validateYupSchema({ ...values }, schema);
    return {};
  } catch (failure) {
    if (failure instanceof Error && failure.name === 'ValidationError')
      return texts(yupToFormErrors(failure));
    throw failure;
  }
}

function texts(errors: object): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
