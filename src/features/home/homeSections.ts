import { useAppDispatch, useAppSelector } from '@/redux';
import { selectUserPreference, setUserPreference } from '@/session/preferencesSlice';
import type { SessionArea } from '@/session/sessionRules';

/** The sections of the administration's home page, in their order; Setting offers to hide each of them. */
export const homeSections = {
  drafts: 'Unsaved drafts',
  recent: 'Recently opened',
  paymentsDue: 'Payments overdue or due within 14 days',
  pastEffectiveDate: 'Past effective date, not approved',
  graceEnding: 'Grace period ends within 14 days',
  filesToImport: 'Bordereaux to import',
  filesToReview: 'Bordereaux to review',
  filesToSend: 'Bordereaux to send',
} as const;

export type HomeSectionId = keyof typeof homeSections;

/** The sections of the home page of carriers and client BDX users. */
export const carrierSections = {
  nextPeriod: 'Next file due',
  filesReceived: 'Received and not yet imported',
  filesSent: 'Files sent',
} as const;

type Choice = 'folded' | 'hidden';

const names: Readonly<Record<Choice, string>> = { folded: 'homeFolded', hidden: 'homeHidden' };

interface SectionChoices {
  /** The ids of the sections for which the user has made this choice. */
  readonly ids: ReadonlySet<unknown>;
  /** Makes the choice for a section, or reverts it. */
  readonly choose: (id: string, isOn: boolean) => void;
}

/** The sections of the home page that the signed-in user has folded or hidden. */
export function useSectionChoices(choice: Choice, area: SessionArea = 'admin'): SectionChoices {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => selectUserPreference(state, area, names[choice]));
  const ids = new Set<unknown>(Array.isArray(stored) ? stored : []);
  return {
    ids,
    choose(id, isOn) {
      const others = [...ids].filter((each) => each !== id);
      dispatch(setUserPreference(area, names[choice], isOn ? [...others, id] : others));
    },
  };
}
