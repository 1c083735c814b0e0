import { makeStore } from '@/app/store';
import { selectStorage, storageFailed, storageNoticeClosed } from './shellSlice';

test('the notice about failed storage is shown until it is closed, and not again', () => {
  const { dispatch, getState } = makeStore();
  expect(selectStorage(getState())).toBe('working');
  dispatch(storageFailed());
  const before = getState();
  dispatch(storageFailed());
  expect(getState().shell).toBe(before.shell);
  expect(selectStorage(getState())).toBe('failed');
  dispatch(storageNoticeClosed());
  dispatch(storageFailed());
  expect(selectStorage(getState())).toBe('dismissed');
});
