import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { addedCount } from './useSaveAndNext';

const firstField = ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"], [type="file"])';

/**
 * Focuses the first field of a form for a new record when it was opened by a link. Returns the ref of the form. On a touch
 * screen only the second and later forms of 'Save and add another' do so, since the keyboard would cover the first one.
 */
export function useFirstFieldFocus(isNew: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const isWanted =
    isNew &&
    location.key !== 'default' &&
    (addedCount(location.state) > 0 || window.matchMedia('(pointer: fine)').matches);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.tagName === 'H1';
    if (isWanted && isFree) form.current?.querySelector<HTMLElement>(firstField)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form is opened
  }, []);
  return form;
}
