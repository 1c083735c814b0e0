import type { ReactElement } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux';
import { preferencesChanged, selectPreferences } from '@/session/preferencesSlice';
import { Choice } from './Choice';

/**
 * Turns the single-key shortcuts `/` and `?` on or off (WCAG 2.1.4): speech input may type these characters.
 */
export function SingleKeysChoice(): ReactElement {
  const { singleKeys } = useAppSelector(selectPreferences);
  const dispatch = useAppDispatch();
  return (
    <Choice
      label="Single-key shortcuts"
      help="Keys that work without Ctrl or Alt, such as ?. Switch them off if they get in the way of speech input."
      value={singleKeys}
      options={[
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ]}
      onChange={(next) => dispatch(preferencesChanged({ singleKeys: next }))}
    />
  );
}
