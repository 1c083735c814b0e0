import { useMemo } from 'react';
import { bordereauApi } from '@/api/bordereau';
import {
  usePolicyQuotationListQuery,
  useViewPolicyBinderListQuery,
  useViewPolicyQuotationListQuery,
} from '@/api/quotations';
import { together, type QueryState } from '@/components/feedback/queryState';
import { stages, type Book, type Stage } from '@/domain/overview/book';
import type { QuotationRow } from '@/domain/records/quotations';
import { useListPaths } from '@/navigation/useListPaths';
import { useMenus } from '@/navigation/useMenus';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { useSession } from '@/session/useSession';
import { stageLists } from './stageLists';

interface LoadedBook {
  /** All lists that the user may open; undefined data while one of them is not loaded. */
  readonly book: QueryState<Book>;
  /** The list of binders alone. */
  readonly binders: QueryState<readonly QuotationRow[]>;
  /** The stages whose lists the user may open; undefined while the menus are loading. */
  readonly shown: readonly Stage[] | undefined;
  /** Whether the user may open the lists that tell the states of bordereau files. */
  readonly hasFiles: boolean;
  /** When the oldest of the lists was loaded, in milliseconds. */
  readonly loadedAt: number | undefined;
  /** Loads the lists again, those of the files too. */
  readonly refresh: () => void;
}

const fileLists = [
  linkTo('/user_admin_bdx_history'),
  linkTo('/user_admin_bdx_create'),
  linkTo('/user_admin_bdx_send'),
];

/** The lists of quotations, binders and policies, by the calls of their screens. */
export function useBook(): LoadedBook {
  const { clientId: company_id } = useSession();
  const dispatch = useAppDispatch();
  const menus = useMenus();
  const mayOpen = useListPaths();
  const skipped = (stage: Stage): { skip: boolean } => ({ skip: !mayOpen?.(stageLists[stage].list) });
  const quotations = useViewPolicyQuotationListQuery({ company_id }, skipped('quotation'));
  const binders = useViewPolicyBinderListQuery({ company_id }, skipped('binder'));
  const policies = usePolicyQuotationListQuery({ company_id }, skipped('policy'));
  const all = { quotation: quotations, binder: binders, policy: policies };
  const shown = mayOpen && stages.filter((stage) => mayOpen(stageLists[stage].list));
  const queries = shown?.map((stage) => all[stage]) ?? [];
  const isLoaded = shown !== undefined && queries.every(({ data }) => data !== undefined);
  const { data: quotation } = quotations;
  const { data: binder } = binders;
  const { data: policy } = policies;
  const data = useMemo(
    (): Book => ({ ...(quotation && { quotation }), ...(binder && { binder }), ...(policy && { policy }) }),
    [quotation, binder, policy],
  );
  const waitedFor = shown ? queries : [menus];
  const book = { ...together(waitedFor), data: isLoaded ? data : undefined };
  return {
    book,
    // Without the menus it is not known whether the list may be opened.
    binders: shown ? binders : { ...book, data: undefined },
    shown,
    hasFiles: mayOpen !== undefined && fileLists.every(mayOpen),
    loadedAt:
      isLoaded && queries.length > 0
        ? Math.min(...queries.map(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? 0))
        : undefined,
    refresh() {
      void Promise.all(queries.map((query) => query.refetch()));
      dispatch(bordereauApi.util.invalidateTags(['BordereauFile']));
    },
  };
}
