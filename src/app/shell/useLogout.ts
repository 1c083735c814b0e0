import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { hasUnsavedWork, leaveQuestion } from '@/components/form/unsavedWork';
import { forgetDrafts } from '../drafts';
import { signOut, type SessionArea } from '@/session/session';

/** Signs an area out, after asking where a form would lose something. The guard then leads to the area's login. */
export function useLogout(area: SessionArea): () => Promise<void> {
  const { confirm } = useDialogs();
  return async () => {
    const isAgreed =
      !hasUnsavedWork() || (await confirm(leaveQuestion, { ok: 'Leave', cancel: 'Stay', danger: true }));
    if (!isAgreed) return;
    void forgetDrafts(area);
    signOut(area);
  };
}
