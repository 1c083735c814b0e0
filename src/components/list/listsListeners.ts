import type { AppStartListening } from '@/redux';
import { rowSaved, savedRowSeen } from './listsSlice';

/** Removes the mark of a saved row at the next press or key. */
export function addListsListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: rowSaved,
    effect(_action, { dispatch }) {
      const actions = ['pointerdown', 'keydown'];
      function end(): void {
        for (const type of actions) window.removeEventListener(type, end);
        dispatch(savedRowSeen());
      }
      for (const type of actions) window.addEventListener(type, end);
    },
  });
}
