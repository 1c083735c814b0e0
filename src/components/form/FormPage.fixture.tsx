import { screen } from '@testing-library/react';
import { object, type AnyObjectSchema } from 'yup';
import { Secret } from '@/domain/text/secret';
import { fieldsOf } from './fields/fieldsOf';
import { Section } from '@/components/ui/Section';
import { required } from './required.fixture';

/** A small form and its record, for the tests of the form page. */
export interface Town {
  id: number;
  name: string;
  code: string;
  note: string | null;
  key: Secret | string;
}

export const Field = fieldsOf<Town>();

export const boston: Town = { id: 7, name: 'Boston', code: 'BOS', note: null, key: new Secret('s3cret') };

export const fields = (
  <Section heading="Town">
    <Field.Text name="name" label="Town Name" />
    <Field.Text name="code" label="Town Code" />
    <Field.Secret name="key" label="Key" />
  </Section>
);

export const validationSchema: AnyObjectSchema = object({
  name: required('Town Name'),
  code: required('Town Code'),
});

export function townName(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Town Name' });
}

/** A promise that the test settles. */
export function later(): { promise: Promise<void>; resolve: () => void; reject: (reason: unknown) => void } {
  let resolve = (): void => undefined;
  let reject = (_reason: unknown): void => undefined;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
