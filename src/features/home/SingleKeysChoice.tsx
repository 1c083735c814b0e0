import { useSyncExternalStore, type ReactElement } from 'react';
import { currentPreferences, onPreferencesChange, setPreferences } from '@/session/preferences';
import { Choice } from './Choice';

/** Whether `/` and `?` are commands when they are pressed alone (WCAG 2.1.4): speech input types them as a part of a text. */
export function SingleKeysChoice(): ReactElement {
  const preferences = useSyncExternalStore(onPreferencesChange, currentPreferences);
  return (
    <Choice
      label="Single-key shortcuts"
      help="Keys that work without Ctrl or Alt, such as ?. Switch them off if they get in the way of speech input."
      value={preferences.singleKeys}
      options={[
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ]}
      onChange={(singleKeys) => setPreferences({ ...preferences, singleKeys })}
    />
  );
}
