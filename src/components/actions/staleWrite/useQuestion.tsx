import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

type Answer<Value> = (value: Value | undefined) => void;

interface OpenQuestion<Value> {
  /** Its number among the questions of the screen: each is a dialog of its own. */
  readonly key: number;
  readonly render: (answer: Answer<Value>) => ReactNode;
  readonly answer: Answer<Value>;
}

/** A question in a dialog. It ends with its screen: then its answer is undefined, like that of Cancel. */
export function useQuestion<Value>(): {
  readonly ask: (render: OpenQuestion<Value>['render']) => Promise<Value | undefined>;
  /** Whether the screen is gone, so that nothing can be asked any more. */
  readonly isGone: () => boolean;
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

  const isGone = (): boolean => !isMounted.current;

  async function ask(render: OpenQuestion<Value>['render']): Promise<Value | undefined> {
    if (isGone()) return undefined;
    asked.current += 1;
    const key = asked.current;
    const value = await new Promise<Value | undefined>((answer) => setOpen({ key, render, answer }));
    if (isGone()) return undefined;
    setOpen(undefined);
    return value;
  }

  return {
    ask,
    isGone,
    dialog: open && <Fragment key={open.key}>{open.render(open.answer)}</Fragment>,
  };
}
