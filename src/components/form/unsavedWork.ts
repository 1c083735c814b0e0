export const leaveQuestion = 'You have unsaved changes. Leave this page?';

const watched = new Set<() => boolean>();

/** Counts a page in whose unsaved changes would be lost, while `isDirty` says so. Returns how to stop. */
export function watchUnsavedWork(isDirty: () => boolean): () => void {
  watched.add(isDirty);
  return () => {
    watched.delete(isDirty);
  };
}

/** Whether a page on the screen would lose something: for Logout, which ends the session without asking the router. */
export function hasUnsavedWork(): boolean {
  return [...watched].some((isDirty) => isDirty());
}
