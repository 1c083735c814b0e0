import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { newQuotationForm } from '@/domain/quotation/form';
import type { FormGroup } from '@/domain/quotation/groups';
import type { CoverageLine } from '@/domain/records/quotations';
import { AttributeGroupView } from '@/intakeForm/fields/AttributeGroupView';
import { CoverageTable } from '@/intakeForm/fields/CoverageTable';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { QuotationContext } from '@/intakeForm/state/store';

/** The product's own engine. */
export function mountEngine(
  root: HTMLElement,
  groups: readonly FormGroup[],
  lines: readonly CoverageLine[],
): void {
  const now = new Date(2026, 0, 6);
  const intake = { id: 1, name: '', category_name: 'Bench', sublob: '', lob_code: '', intaketype: '' };
  const store = new QuotationStore(
    newQuotationForm({ now, clientId: 1, userId: 1, creatorName: '', intake }),
    { earliestDate: () => '2026-01-06' },
    now,
  );
  groups.forEach((group, index) => store.placeGroup(index, group));
  store.setCoverages(lines, now);
  flushSync(() =>
    createRoot(root).render(
      <QuotationContext value={store}>
        {groups.map((group) => (
          <AttributeGroupView key={String(group.id)} group={group} />
        ))}
        <FormCard headingId="coverage" heading="Coverage" lines={lines.length}>
          <CoverageTable labelledBy="coverage" />
        </FormCard>
      </QuotationContext>,
    ),
  );
}
