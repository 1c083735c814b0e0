import { makeStore } from '@/app/store';
import { selectIsNotKept, storageFailed, storageNoticeClosed } from './shellSlice';

test('the notice of what is not kept is there until it is closed, and does not return', () => {
  const { dispatch, getState } = makeStore();
  expect(selectIsNotKept(getState())).toBe(false);
  dispatch(storageFailed());
  const before = getState();
  dispatch(storageFailed());
  expect(getState().shell).toBe(before.shell);
  expect(selectIsNotKept(getState())).toBe(true);
  dispatch(storageNoticeClosed());
  dispatch(storageFailed());
  expect(selectIsNotKept(getState())).toBe(false);
});
