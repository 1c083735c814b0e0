import { entriesOf } from '@/domain/values/objects';
import { storedPreferences } from './preferences';
import { currentSessions, type SessionArea } from './session';
import { setUserPreference, storePreferences, userPreference } from './storePreferences';

/**
 * Gives the user who has just signed in what was chosen under the name that earlier versions used, which lacks the kind of
 * login. Of an administrator and a member of staff with the same ids, the first to sign in gets it.
 */
export function adoptFormerPreferences(area: SessionArea): void {
  const { admin, bdx } = currentSessions();
  const ids = area === 'admin' ? [admin?.userId, admin?.clientId] : [bdx?.carrierId, bdx?.clientId];
  const former = [area, ...ids].join(' ');
  const { [former]: choices, ...users } = Object.fromEntries(entriesOf(storedPreferences().get('users')));
  if (choices === undefined) return;
  storePreferences({ users });
  for (const [name, value] of entriesOf(choices)) {
    if (userPreference(area, name) === undefined) setUserPreference(area, name, value);
  }
}
