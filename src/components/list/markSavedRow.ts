import type { AppThunk } from '@/redux';
import { barePath, rowSaved } from './listsSlice';

/**
 * After a form has saved a record, its list opens the page with that row and marks the row until the next press or key. A
 * row that a filter hides is not marked.
 * @param backTo the URL of the list
 * @param isNew whether the record was created: then its row is the one that the list did not have before
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
