import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { CoverageLine, ZipCity } from '@/domain/records/quotations';
import { newQuotationForm } from '@/domain/quotation/form';
import type { FormGroup } from '@/domain/quotation/groups';
import { anIntake } from '@/testing/builders/quotationBuilders';
import { ZipContext } from './answerProps';
import { AttributeGroupView } from './AttributeGroupView';
import { QuotationStore } from '../state/quotationStore';
import { QuotationContext } from '../state/store';
import { ZipLookups } from '../state/zipLookup';

/** The time at which the tests fill in a form. */
export const now = new Date(2026, 0, 6, 9, 30);

export function aStore(
  groups: readonly FormGroup[] = [],
  lines: readonly CoverageLine[] = [],
): QuotationStore {
  const form = newQuotationForm({
    now,
    clientId: 501,
    userId: 1,
    creatorName: 'Harborview Underwriters',
    intake: anIntake,
  });
  const store = new QuotationStore(form, { earliestDate: () => '2026-01-06' });
  groups.forEach((group, index) => {
    store.placeGroup(index, group);
  });
  if (lines.length > 0) store.setCoverages(lines, now);
  return store;
}

export interface RenderedForm {
  store: QuotationStore;
  user: UserEvent;
}

/** Renders components of a form with a store. */
export function renderWithStore(
  store: QuotationStore,
  children: ReactNode,
  cities: readonly ZipCity[] = [],
): RenderedForm {
  const zips = new ZipLookups(store.answers, () => Promise.resolve(cities));
  render(
    <QuotationContext value={store}>
      <ZipContext value={zips}>{children}</ZipContext>
    </QuotationContext>,
  );
  return { store, user: userEvent.setup() };
}

/** Renders groups as a form does. */
export function renderGroups(groups: readonly FormGroup[], cities: readonly ZipCity[] = []): RenderedForm {
  const store = aStore(groups);
  return renderWithStore(
    store,
    groups.map((group) => <AttributeGroupView key={group.name} group={group} />),
    cities,
  );
}

/** The answers as they would be sent. */
export function sentAnswers(store: QuotationStore): unknown {
  return JSON.parse(store.createPayload().open().policydetails);
}
