import { useMemo } from 'react';
import { SelectionNotice } from '@/components/list/SelectionNotice';
import { useWholeSearch } from '@/components/list/useListState';
import type { ShownRows } from '@/components/list/useShownRows';
import { agentName, tally } from '@/domain/overview/book';
import {
  agentOf,
  isSelected,
  readSelection,
  selectionParams,
  selectionText,
} from '@/domain/overview/selection';
import { counted } from '@/domain/overview/sentences';
import type { QuotationRow } from '@/domain/records/quotations';
import { formatUsd } from '@/domain/text/money';

type OverviewRows = Readonly<Partial<Record<'overview', ShownRows<QuotationRow>>>>;

const none: OverviewRows = {};

/** The view of the records that a mark of the overview counts (`?show=overview`). Other lists, and a damaged link, do not have it. */
export function useOverviewRows(): OverviewRows {
  const search = useWholeSearch();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const selection = params.get('show') === 'overview' ? readSelection(params) : undefined;
    if (!selection) return none;
    const isOfBalances = selection.age !== undefined;
    return {
      overview: {
        label: 'From the overview',
        search: `?${selectionParams(selection).toString()}`,
        isShown: (row, today) => isSelected(row, selection, today),
        columns: isOfBalances ? ['Balance', 'Due Now', 'Next Due'] : ['Premium'],
        without: isOfBalances ? ['Sub-LOB', 'Tran Date'] : ['Sub-LOB'],
        notice(rows) {
          const { count, cents } = tally(rows, ({ policyamount, balance }) =>
            isOfBalances ? balance : policyamount,
          );
          const agent = rows.find((row) => agentOf(row) === selection.agent);
          return (
            <SelectionNotice
              text={selectionText(selection, agent && agentName(agent))}
              sum={`${counted(count, 'record')}, ${isOfBalances ? 'balance' : 'premium'} ${formatUsd(cents)}`}
            />
          );
        },
      },
    };
  }, [search]);
}
