import { createContext } from 'react';
import type { FormFields } from './formFields';

/** Hands the fields' code from the form, which is loaded late, to the fields of a screen. */
export const FormFieldsContext = createContext<FormFields | null>(null);
