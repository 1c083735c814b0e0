import { noteAbsent } from '@/domain/absent';
import { withoutSecrets } from './heldSecrets';
import { FormStore } from './formStore';

const city = { id: 7, country_id: 1, state_id: '', city_name: 'Boston' };

/** The form of a city whose answer did not name its state. */
function opened(): FormStore {
  const apart = withoutSecrets(noteAbsent(city, { id: 7, country_id: 1, city_name: 'Boston' }));
  return new FormStore(apart.values, apart.secrets, apart.absent);
}

test('a blank that follows from another value is sent; so is one that a draft brings back', () => {
  const store = opened();
  store.set('state_id', '');
  expect(store.absent.map(({ key }) => key)).toEqual(['state_id']);
  store.set('country_id', 2);
  store.follow('state_id', '');
  expect(store.absent).toEqual([]);
  expect(store.isAbsent('state_id')).toBe(true);

  const again = opened();
  again.applyDraft(store.draftFields());
  expect(again.state.values).toMatchObject({ country_id: 2, state_id: '' });
  expect(again.absent).toEqual([]);
});

test('a form that is being saved takes no value, not even one that follows', () => {
  const store = opened();
  store.hold(true);
  store.follow('state_id', '');
  expect(store.absent).toHaveLength(1);
});
