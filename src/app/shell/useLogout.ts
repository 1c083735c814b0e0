import { useRef } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { leaveQuestion } from '@/components/form/leaveGuard';
import { hasUnsavedWorkElsewhere } from '@/components/form/unsavedElsewhere';
import { selectHasUnsavedWork } from '@/components/form/unsavedWorkSlice';
import { useAppDispatch, useAppSelector } from '@/redux';
import { removeDrafts } from '@/session/drafts/drafts';
import type { SessionArea } from '@/session/sessionRules';
import { signedOut } from '@/session/sessionSlice';

/**
 * Signs an area out. It asks first if a form, in this tab or in another one, has unsaved changes. The guard
 * then redirects to the login.
 */
export function useLogout(area: SessionArea): () => Promise<void> {
  const { confirm } = useDialogs();
  const dispatch = useAppDispatch();
  const hasUnsavedWork = useAppSelector(selectHasUnsavedWork);
  const isAsking = useRef(false);
  async function isAgreed(): Promise<boolean> {
    const leave = { ok: 'Leave', cancel: 'Stay', danger: true };
    if (hasUnsavedWork && !(await confirm(leaveQuestion, leave))) return false;
    if (!(await hasUnsavedWorkElsewhere(area))) return true;
    const question = 'Another tab has unsaved changes. Log out and lose them?';
    return confirm(question, { ok: 'Log out', cancel: 'Stay', danger: true });
  }
  return async () => {
    // Waiting for the other tabs takes a moment, in which the button can be pressed again.
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if (!(await isAgreed())) return;
      void dispatch(removeDrafts(area));
      dispatch(signedOut(area));
    } finally {
      isAsking.current = false;
    }
  };
}
