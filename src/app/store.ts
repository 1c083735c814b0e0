import { configureStore } from '@reduxjs/toolkit';
import { legacyApi } from '@/api/legacyApi';
import { connectListChoices } from '@/components/list/listChoices';
import { hideReceipt } from '@/components/feedback/receipt/receipts';
import { setListOwner } from '@/components/list/listMemory';
import { areaOf } from '@/paths';
import { entriesOf } from '@/domain/values/objects';
import { onSessionChange, signedInUser } from '@/session/session';
import { setUserPreference, userPreference } from '@/session/preferences';

export const store = configureStore({
  reducer: { [legacyApi.reducerPath]: legacyApi.reducer },
  // Sealed values and long lists live in the cache: walking it after each action costs more than it finds.
  middleware: (defaults) =>
    defaults({ serializableCheck: false, immutableCheck: false }).concat(legacyApi.middleware),
  devTools: process.env['NODE_ENV'] !== 'production' && { name: 'portal' },
});

function identity(): string {
  return JSON.stringify([signedInUser('admin'), signedInUser('bdx')]);
}

connectListChoices({
  read: () => userPreference(areaOf(window.location.pathname), 'lists'),
  write(list, choices) {
    const area = areaOf(window.location.pathname);
    const others = Object.fromEntries(entriesOf(userPreference(area, 'lists')));
    setUserPreference(area, 'lists', { ...others, [list]: choices });
  },
});

let shownTo = identity();
setListOwner(shownTo);

// Nothing that was read for one user is ever shown to the next.
onSessionChange(() => {
  if (identity() === shownTo) return;
  shownTo = identity();
  store.dispatch(legacyApi.util.resetApiState());
  setListOwner(shownTo);
  hideReceipt();
});
