import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { FormContext } from '@/components/form/fields/formContext';
import type { SendFormState } from './useSendForm';

interface SendFormProps<Values> {
  form: SendFormState<Values>;
  id?: string;
  /** The accessible name of the form. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The `<form>` of a `useSendForm`; its children are the fields. */
export function SendForm<Values extends object>({
  form: { formik, fields, element, formProps },
  id,
  label,
  className,
  children,
}: SendFormProps<Values>): ReactNode {
  return (
    <FormContext value={{ fields, isRequired: () => false, includeKey: () => undefined }}>
      <FormikProvider value={formik}>
        <form ref={element} {...formProps} {...{ id, className }} aria-label={label}>
          {children}
        </form>
      </FormikProvider>
    </FormContext>
  );
}
