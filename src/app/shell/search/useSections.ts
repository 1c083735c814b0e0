import { useEffect, useMemo, useState } from 'react';
import type { IntakeCategory } from '@/domain/records/intake';
import type { Id } from '@/domain/records/scalars';
import type { MenuEntry } from '@/domain/records/session';
import { searchWords } from '@/domain/search';
import { useAppDispatch, useAppSelector } from '@/redux';
import { recordKey, selectRecentRecords } from '@/session/personalSlice';
import { preferencesChanged } from '@/session/preferencesSlice';
import { selectUsers } from '@/session/sessionSlice';
import { useIntakeCategories } from '@/navigation/useIntakeCategories';
import { useMenus } from '@/navigation/useMenus';
import { useSession } from '@/session/useSession';
import type { Hit, RecordGroup } from './recordGroup';
import { useLogout } from '../useLogout';
import { recordGroups } from './recordGroups';
import { actionHits, hit, logoutHit, matchingHits, menuLeadsTo, screenHits, themeHits } from './screens';
import { withoutRepeats, type Section } from './sections';
import { useRecordSearch } from './useRecordSearch';

const noMenus: readonly MenuEntry[] = [];
const noCategories: readonly IntakeCategory[] = [];

/**
 * The groups of records that the user's menu allows. Closing the search unsubscribes from the lists that they
 * read.
 */
function useGroups(
  menus: readonly MenuEntry[],
  categoryId: Id | undefined,
  opened: readonly Hit[],
): readonly RecordGroup[] {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectUsers);
  const { clientId } = useSession();
  const [requests] = useState(() => new Set<{ unsubscribe: () => void }>());
  useEffect(
    () => () => {
      for (const request of requests) request.unsubscribe();
    },
    [requests],
  );
  const openedKeys = useMemo(() => new Set(opened.map(({ key }) => key)), [opened]);
  return useMemo(
    () =>
      recordGroups({
        owner,
        clientId,
        categoryId,
        mayOpen: menuLeadsTo(menus),
        isOpened: (path) => openedKeys.has(recordKey(path)),
        read(list) {
          const request = dispatch(list);
          requests.add(request);
          return request.unwrap();
        },
        dispatch,
      }),
    [owner, clientId, categoryId, menus, openedKeys, dispatch, requests],
  );
}

/**
 * The sections for a query: recently opened records, screens and actions immediately, and groups of records
 * when the server responds.
 */
export function useSections(query: string): readonly Section[] {
  const { clientId } = useSession();
  const menus = useMenus();
  const { data: categories = noCategories } = useIntakeCategories();
  const entries = menus.data ?? noMenus;
  const recentRecords = useAppSelector(selectRecentRecords);
  const opened = useMemo(
    () => recentRecords.map(({ title, path }) => ({ ...hit(title, '', path), key: recordKey(path) })),
    [recentRecords],
  );
  const screens = useMemo(() => screenHits(entries), [entries]);
  const dispatch = useAppDispatch();
  const logout = useLogout('admin');
  const themes = themeHits((theme) => dispatch(preferencesChanged({ theme })));
  const actions = [...actionHits(entries, categories, clientId), ...themes, logoutHit(logout)];
  const records = useRecordSearch(query, useGroups(entries, categories[0]?.id, opened));

  const isBlank = searchWords(query).length === 0;
  const local = (heading: string, hits: readonly Hit[]): Section => {
    const found = matchingHits(hits, query);
    return { heading, count: isBlank ? undefined : found.length, hits: found };
  };
  const recent = local('Recently opened', opened);
  if (isBlank) return [recent, local('Actions', actions)];
  const failedMenus = menus.isError && !menus.data && !menus.isFetching;
  return withoutRepeats(recent, [
    failedMenus
      ? { heading: 'Screens', hits: [], retry: () => void menus.refetch() }
      : local('Screens', screens),
    local('Actions', actions),
    ...records,
  ]);
}
