import { useState, type ReactElement, type ReactNode } from 'react';
import { build } from '@/domain/build';
import { runtimeConfig } from '@/api/runtime';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import choice from '@/components/form/fields/ChoiceFields.module.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { useAppDispatch, useAppSelector } from '@/redux';
import { preferencesChanged, selectPreferences } from '@/session/preferencesSlice';
import { readStored, writeStored } from '@/browser/storage';
import { useProfile } from '@/session/useProfile';
import { useSession } from '@/session/useSession';
import { Choice } from './Choice';
import { homeSections, useSectionChoices } from './homeSections';
import { StoredChoicesCard } from './StoredChoicesCard';
import { SingleKeysChoice } from './SingleKeysChoice';
import styles from './SettingPage.module.css';

/** The signed-in user, read-only: the documents have no call to change it. */
function ProfileCard(): ReactElement {
  const profile = useProfile();
  const shown = (value: string): ReactNode => (profile.isLoading ? <Skeleton width="160px" /> : value || '–');
  return (
    <section className={styles.card} aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      {profile.isError && (
        <InlineError text="Could not load" onRetry={profile.refetch} error={profile.error} />
      )}
      <DescriptionList
        className={styles.facts}
        entries={[
          ['User', shown(profile.name)],
          ['Client', shown(profile.companyName)],
          ['Login Id', shown(profile.loginId)],
          ['Role', profile.isStaff ? 'Staff' : 'Admin'],
        ]}
      />
    </section>
  );
}

/** The version, for the user to tell support. */
function VersionCard(): ReactElement {
  return (
    <section className={styles.card} aria-labelledby="version">
      <h2 id="version">This portal</h2>
      <DescriptionList
        className={styles.facts}
        entries={[
          ['Version', build.version || '–'],
          ['Build', build.id || '–'],
        ]}
      />
    </section>
  );
}

/** Display preferences of this browser; each takes effect immediately. */
function PreferencesCard(): ReactElement {
  const preferences = useAppSelector(selectPreferences);
  const dispatch = useAppDispatch();
  const [viewType, setViewType] = useState(() => (readStored('viewType') === 'grid' ? 'grid' : 'list'));
  return (
    <section className={styles.card} aria-labelledby="preferences">
      <h2 id="preferences">Preferences</h2>
      <p className={styles.note}>Changes apply immediately, in this browser only.</p>
      <Choice
        label="Theme"
        value={preferences.theme}
        options={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={(theme) => dispatch(preferencesChanged({ theme }))}
      />
      <Choice
        label="Failure notices"
        help="What a screen shows when something could not be loaded or saved."
        value={preferences.failureNotices ?? runtimeConfig().failureNotices}
        options={[
          { value: 'quiet', label: 'Short note with Retry' },
          { value: 'none', label: 'No note' },
        ]}
        onChange={(failureNotices) => dispatch(preferencesChanged({ failureNotices }))}
      />
      <Choice
        label="Binder view"
        value={viewType}
        options={[
          { value: 'list', label: 'List view' },
          { value: 'grid', label: 'Grid view' },
        ]}
        onChange={(next) => {
          writeStored('viewType', next);
          setViewType(next);
        }}
      />
      <SingleKeysChoice />
    </section>
  );
}

/** The sections that the home page of this installation can show. */
function offeredSections(): [id: string, label: string][] {
  const all = Object.entries(homeSections);
  return runtimeConfig().homeLists === 'on' ? all : all.filter(([id]) => id === 'drafts' || id === 'recent');
}

/** Which sections the home page shows to this user, in this browser. */
function HomePageCard(): ReactElement {
  const hidden = useSectionChoices('hidden');
  return (
    <section className={styles.card} aria-labelledby="home-page">
      <h2 id="home-page">Home page</h2>
      <fieldset className={styles.sections}>
        <legend className={styles.note}>Sections shown on the home page.</legend>
        {offeredSections().map(([id, label]) => (
          <label key={id} className={choice.choice}>
            <input
              type="checkbox"
              checked={!hidden.ids.has(id)}
              onChange={({ currentTarget }) => hidden.choose(id, !currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** The user's profile, and the preferences of this browser. */
export function SettingPage(): ReactElement {
  const clientId = String(useSession().clientId);
  return (
    <>
      <PageHeader heading="Setting" breadcrumbs={[{ label: 'Setting' }]} />
      <div className={styles.body}>
        <ProfileCard />
        <PreferencesCard />
        <HomePageCard />
        <StoredChoicesCard key={clientId} clientId={clientId} />
        <VersionCard />
      </div>
    </>
  );
}
