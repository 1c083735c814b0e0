import { makeStore } from '@/app/store';
import { selectHasStorageFailed, storageFailed, storageNoticeClosed } from './shellSlice';

test('the notice about failed storage is shown until it is closed, and not again', () => {
  const { dispatch, getState } = makeStore();
  expect(selectHasStorageFailed(getState())).toBe(false);
  dispatch(storageFailed());
  const before = getState();
  dispatch(storageFailed());
  expect(getState().shell).toBe(before.shell);
  expect(selectHasStorageFailed(getState())).toBe(true);
  dispatch(storageNoticeClosed());
  dispatch(storageFailed());
  expect(selectHasStorageFailed(getState())).toBe(false);
});
