import type { ReactNode } from 'react';
import type { Secret } from '@/domain/text/secret';
import { fieldsOf } from './fieldsOf';

const Field = fieldsOf<{
  name: string;
  id: string | number;
  rank: number;
  flag: 0 | 1;
  agreed: boolean;
  key: Secret | string;
}>();

test('the compiler checks a name against the keys of the record', () => {
  const right: ReactNode[] = [
    <Field.Text key="1" name="name" label="Name" />,
    <Field.Select key="2" name="id" label="Choice" options={[]} />,
    <Field.Secret key="3" name="key" label="Key" />,
    <Field.Checkbox key="4" name="agreed" label="Agreed" />,
    <Field.Checkbox key="5" name="flag" label="Active" on={1} off={0} />,
  ];
  const wrong: ReactNode[] = [
    // @ts-expect-error -- no such key
    <Field.Text key="1" name="nam" label="Name" />,
    // @ts-expect-error -- a secret is not shown as a text
    <Field.Text key="2" name="key" label="Key" />,
    // @ts-expect-error -- a number would become a text
    <Field.Number key="3" name="rank" label="Rank" />,
    // @ts-expect-error -- the values for on and off are missing
    <Field.Checkbox key="4" name="flag" label="Active" />,
    // @ts-expect-error -- 2 is neither of the two values
    <Field.Checkbox key="5" name="flag" label="Active" on={2} off={0} />,
  ];
  expect([...right, ...wrong]).toHaveLength(10);
});
