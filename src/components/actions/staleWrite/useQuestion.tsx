import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

type Answer<Value> = (value: Value | undefined) => void;

interface OpenQuestion<Value> {
  /** The React key: each question is a new dialog. */
  readonly key: number;
  readonly render: (answer: Answer<Value>) => ReactNode;
  readonly answer: Answer<Value>;
}

/** A question in a dialog. Its answer is undefined after Cancel, and when its screen is unmounted. */
export function useQuestion<Value>(): {
  readonly ask: (render: OpenQuestion<Value>['render']) => Promise<Value | undefined>;
  /** Whether the screen is unmounted, so that nothing can be asked any more. */
  readonly isUnmounted: () => boolean;
  readonly dialog: ReactNode;
} {
  const [open, setOpen] = useState<OpenQuestion<Value>>();
  const isMounted = useRef(true);
  const latest = useRef(open);
  const asked = useRef(0);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      latest.current?.answer(undefined);
    };
  }, []);

  const isUnmounted = (): boolean => !isMounted.current;

  async function ask(render: OpenQuestion<Value>['render']): Promise<Value | undefined> {
    if (isUnmounted()) return undefined;
    asked.current += 1;
    const key = asked.current;
    const value = await new Promise<Value | undefined>((answer) => setOpen({ key, render, answer }));
    if (isUnmounted()) return undefined;
    setOpen(undefined);
    return value;
  }

  return {
    ask,
    isUnmounted,
    dialog: open && <Fragment key={open.key}>{open.render(open.answer)}</Fragment>,
  };
}
