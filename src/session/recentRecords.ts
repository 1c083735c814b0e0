import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Quotation } from '@/domain/records/quotations';
import { useAppDispatch } from '@/redux';
import { recordGone, rememberRecord } from './personalSlice';

/** The title of a quotation, binder or policy: 'Binder 4711 · Ada Benedetti'. */
export function quotationTitle(
  word: string,
  { unique_id, firstname, lastname }: Pick<Quotation, 'unique_id' | 'firstname' | 'lastname'>,
): string {
  const name = `${firstname} ${lastname}`.trim();
  return `${word} ${unique_id}`.trim() + (name && ` · ${name}`);
}

/**
 * Remembers the record of this screen when its title is known, and forgets it when the server has no such record. Without a
 * title there is nothing to remember.
 */
export function useRecentRecord(title: string | undefined, isGone = false): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isGone) dispatch(recordGone(pathname));
    else if (title) dispatch(rememberRecord({ title, path: pathname }));
  }, [title, isGone, pathname, dispatch]);
}
