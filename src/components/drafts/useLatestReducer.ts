import { useCallback, useRef, useState } from 'react';

/**
 * `useReducer` for what is edited and saved: a save that began at an earlier render reads by `getState` what there is now,
 * also before React has rendered it, and after the screen was left.
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
