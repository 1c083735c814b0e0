import type { ReactNode } from 'react';
import { object, type AnySchema } from 'yup';
import { renderForm } from '@/components/form/renderForm.fixture';
import { fieldsOf } from './fields/fieldsOf';
import type { Option } from './fields/options';

/** A record with a field of every kind, for the tests of the fields. */
export interface Agent {
  id: number | string;
  name: string;
  username: string;
  email: string;
  notes: string;
  rows: string;
  rate: string;
  state: string | number;
  kind: string;
  start: string;
  phone: string;
  files: readonly File[];
  active: 0 | 1;
  twoFactor: string;
  agreed: boolean;
}

export const Field = fieldsOf<Agent>();

export const agent: Agent = {
  id: 1,
  name: 'Ann',
  username: 'ann',
  email: 'ann@example.com',
  notes: '',
  rows: '3',
  rate: '',
  state: 2,
  kind: 'Main',
  start: '2024-02-29',
  phone: '12125550199',
  files: [],
  active: 1,
  twoFactor: 'disabled',
  agreed: false,
};

/** Opens a form with these fields and rules over the record. */
export function open(
  children: ReactNode,
  record: Partial<Agent> = {},
  rules?: Partial<Record<keyof Agent, AnySchema>>,
): ReturnType<typeof renderForm<Agent>> {
  return renderForm<Agent>({
    record: { ...agent, ...record },
    children,
    ...(rules && { validationSchema: object(rules) }),
  });
}

export const states: readonly Option[] = [
  { value: 1, label: 'Massachusetts' },
  { value: 2, label: 'Vermont' },
  { value: 3, label: 'Maine' },
];
