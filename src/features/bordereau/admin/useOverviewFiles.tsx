import { useMemo } from 'react';
import { SelectionNotice } from '@/components/list/SelectionNotice';
import { useWholeSearch } from '@/components/list/useListState';
import type { ShownRows } from '@/components/list/useShownRows';
import { fileSelectionText, isSelectedFile, readFileSelection } from '@/domain/overview/bordereaux';
import { counted } from '@/domain/overview/sentences';
import type { BordereauFile } from '@/domain/records/bordereau';

type OverviewFiles = Readonly<Partial<Record<'overview', ShownRows<BordereauFile>>>>;

const none: OverviewFiles = {};

/** The view of the files that a cell of the overview counts (`?show=overview`). A damaged link does not have it. */
export function useOverviewFiles(): OverviewFiles {
  const search = useWholeSearch();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const selection = params.get('show') === 'overview' ? readFileSelection(params) : undefined;
    if (!selection) return none;
    return {
      overview: {
        label: 'From the overview',
        isShown: (file) => isSelectedFile(file, selection),
        notice: (files) => (
          <SelectionNotice text={fileSelectionText(selection)} sum={counted(files.length, 'file')} />
        ),
      },
    };
  }, [search]);
}
