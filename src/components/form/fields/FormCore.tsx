import { useFormik } from 'formik';
import { useLayoutEffect } from 'react';
import type { FormErrors, FormStore, FormValues } from './formStore';

/**
 * Keeps a form's values and errors with Formik and tells the store of every change. It renders nothing: a keystroke
 * costs this and the one field, not the form.
 */
export function FormCore({ store }: { store: FormStore }): null {
  const formik = useFormik<FormValues>({
    initialValues: store.initial,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { values, errors, setFieldValue, setFieldError, setErrors } = formik;

  useLayoutEffect(() => {
    store.sync(
      { values, errors: texts(errors) },
      {
        change: (name, value) => void setFieldValue(name, value, false),
        setError: setFieldError,
        judge: (name, judged) => setFieldError(name, store.problemsOf(judged)[name]),
        judgeAll: () => {
          const found = store.problemsOf(store.state.values);
          setErrors(found);
          return found;
        },
      },
    );
  }, [store, values, errors, setFieldValue, setFieldError, setErrors]);

  return null;
}

function texts(errors: object): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
