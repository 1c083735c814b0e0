import { useCallback, useRef, useState } from 'react';

/**
 * `useReducer` with a `getState` that returns the latest state: for a save that began at an earlier render, also before
 * React has rendered a change, and after the screen was left.
 */
export function useLatestReducer<State, Action>(
  reducer: (state: State, action: Action) => State,
  initialState: State,
): readonly [state: State, dispatch: (action: Action) => void, getState: () => State] {
  const [state, setState] = useState(initialState);
  const latest = useRef(state);
  const getState = useCallback(() => latest.current, []);
  const dispatch = useCallback(
    (action: Action) => {
      latest.current = reducer(latest.current, action);
      setState(latest.current);
    },
    [reducer],
  );
  return [state, dispatch, getState];
}
