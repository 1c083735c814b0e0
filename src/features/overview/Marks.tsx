import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { listLeft, takeLeftRow } from '@/components/list/listsSlice';
import { useAppDispatch } from '@/redux';
import styles from './overview.module.css';

const markSelector = 'a[data-mark]';

function markOf({ target }: SyntheticEvent): Element | null {
  return target instanceof Element ? target.closest(markSelector) : null;
}

/** All marks of the page. */
function marksOfPage(): readonly (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(markSelector)];
}

/** Gives the focus back to the mark whose list was opened, when the user comes back and the pictures are drawn. */
export function useReturnToMark(isDrawn: boolean): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isDrawn) return;
    const index = dispatch(takeLeftRow(pathname));
    if (index !== undefined) marksOfPage()[Number(index)]?.focus();
  }, [isDrawn, pathname, dispatch]);
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * The marks of one picture. They are links: one of them is in the tab order, and the arrow keys, Home and End go to the others.
 * A line below says what the mark under the pointer or the focus is.
 */
export function Marks({ children }: { children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const all = (): readonly (HTMLElement | SVGElement)[] => [
    ...(frame.current?.querySelectorAll<HTMLElement | SVGElement>(markSelector) ?? []),
  ];
  function enterTabOrder(chosen: Element | undefined): void {
    for (const mark of all()) mark.setAttribute('tabindex', mark === chosen ? '0' : '-1');
  }
  // After each render, because marks come and go with the filters.
  useLayoutEffect(() => {
    const marks = all();
    enterTabOrder(marks.find((mark) => mark.getAttribute('tabindex') === '0') ?? marks[0]);
  });

  function show(event: SyntheticEvent): void {
    const mark = markOf(event);
    if (mark) setText(mark.getAttribute('aria-label') ?? mark.textContent);
  }
  function move(event: KeyboardEvent): void {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const marks = all();
    const index = marks.findIndex((mark) => mark === markOf(event));
    if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    marks[step(index, marks.length - 1)]?.focus();
  }
  /** Remembers the mark by its place, because two pictures may have marks of the same list. */
  function leave(event: MouseEvent): void {
    const index = marksOfPage().findIndex((mark) => mark === markOf(event));
    if (index >= 0) dispatch(listLeft({ pathname, id: String(index), records: [] }));
  }
  return (
    // The keys belong to the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      onClick={leave}
      onKeyDown={move}
      onPointerOver={show}
      onFocus={(event) => {
        const mark = markOf(event);
        if (mark) enterTabOrder(mark);
        show(event);
      }}
    >
      {children}
      <p className={styles.readout} aria-hidden="true">
        <bdi translate="no">{text}</bdi>
      </p>
    </div>
  );
}

interface MarkProps {
  /** What a mark without a text shows, and how much it is. */
  label?: string;
  /** The list with the records that it counts. */
  to: string;
  /** An SVG shape, or the content of a cell. */
  children: ReactNode;
}

/** A part of a picture that leads to the records that it counts. */
export function Mark({ label, to, children }: MarkProps): ReactNode {
  return (
    <Link className={styles.mark} to={to} aria-label={label} data-mark="">
      {children}
    </Link>
  );
}
