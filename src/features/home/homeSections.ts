import type { SessionArea } from '@/session/session';
import { setUserPreference, userPreference } from '@/session/preferences';

/** The sections of the home page of the administration, in their order; Setting offers to hide each. */
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

function chosen(area: SessionArea, choice: Choice): ReadonlySet<unknown> {
  const stored = userPreference(area, names[choice]);
  return new Set(Array.isArray(stored) ? stored : []);
}

/** Whether the user has folded or hidden a section of the home page. */
export function isSection(area: SessionArea, choice: Choice, id: string): boolean {
  return chosen(area, choice).has(id);
}

export function setSection(area: SessionArea, choice: Choice, id: string, isOn: boolean): void {
  const others = [...chosen(area, choice)].filter((each) => each !== id);
  setUserPreference(area, names[choice], isOn ? [...others, id] : others);
}
