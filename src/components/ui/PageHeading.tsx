import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHeadingProps {
  /** The text of the heading. */
  children: ReactNode;
}

/**
 * The h1. It takes focus when the user comes from another screen, so that a screen reader reads the heading; not on the
 * first load, nor when only the query changes.
 */
export function PageHeading({ children }: PageHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const arrivedByLink = key !== 'default';
  useLayoutEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new query on the same screen must not move the focus
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
