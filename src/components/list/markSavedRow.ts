import type { AppThunk } from '@/redux';
import { barePath, rowSaved } from './listsSlice';

/**
 * After a form has saved a record: the list that it leads back to opens the page of that row and marks it until the next press
 * or key. A row that a filter hides is not looked for.
 * @param backTo the list's address
 * @param isNew whether the record was created: it is the row that the list did not show before
 */
export function markSavedRow(backTo: string, isNew: boolean): AppThunk {
  return (dispatch, getState) => {
    const { closed, left } = getState().lists;
    const pathname = barePath(backTo);
    if (!closed || barePath(closed.pathname) !== pathname) return;
    const screen = window.location.pathname;
    const key = left?.records.find(({ links }) => links.includes(screen))?.key;
    if (isNew) dispatch(rowSaved({ pathname, known: closed.keys }));
    else if (key !== undefined) dispatch(rowSaved({ pathname, key }));
  };
}
