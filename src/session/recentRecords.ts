import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Quotation } from '@/domain/records/quotations';
import { useAppDispatch } from '@/redux';
import { recordNotFound, rememberRecord } from './personalSlice';

/** The title of a quotation, binder or policy: 'Binder 4711 · Ada Benedetti'. */
export function quotationTitle(
  word: string,
  { unique_id, firstname, lastname }: Pick<Quotation, 'unique_id' | 'firstname' | 'lastname'>,
): string {
  const name = `${firstname} ${lastname}`.trim();
  return `${word} ${unique_id}`.trim() + (name && ` · ${name}`);
}

/**
 * Adds the record of this screen to the recent ones when its title is known, and removes it when the server has no such
 * record.
 */
export function useRecentRecord(title: string | undefined, isNotFound = false): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isNotFound) dispatch(recordNotFound(pathname));
    else if (title) dispatch(rememberRecord({ title, path: pathname }));
  }, [title, isNotFound, pathname, dispatch]);
}
