import { loadPreferences } from '@/session/preferences';
import { forgetLeftRecovery } from '@/session/recoveryKeys';
import { watchSessions } from '@/session/session';
import { watchDrafts } from './watchDrafts';
import { wireSession } from './wiring';

/** Everything that must stand before the first screen. Returns how to stop. */
export function startProduct(): () => void {
  loadPreferences();
  forgetLeftRecovery();
  wireSession();
  const stopSessions = watchSessions();
  const stopDrafts = watchDrafts();
  return () => {
    stopDrafts();
    stopSessions();
  };
}
