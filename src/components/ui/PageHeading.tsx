import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHeadingProps {
  /** The text of the heading. */
  children: ReactNode;
}

/**
 * The h1. It takes focus when the user arrives from another screen, so that a screen reader says where they are; not on
 * the first load, where the browser starts at the top by itself, nor when only the query changes.
 */
export function PageHeading({ children }: PageHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const arrivedByLink = key !== 'default';
  useLayoutEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new query of the same screen is no arrival
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
