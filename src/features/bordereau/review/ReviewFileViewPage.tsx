import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditBrdxFileViewQuery, useReviewdBdxMutation } from '@/api/bordereau';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { isApproved } from '@/domain/bordereau';
import { idFromRoute } from '@/domain/ids';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { FileActionStatus } from '../actions/FileActionStatus';
import { useFileAction } from '../actions/useFileAction';
import { FileScreen } from './FileScreen';

/** BDXADM-10, BDXADM-11: a file to be approved. */
export function ReviewFileViewPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const { clientId } = useSession();
  const navigate = useNavigate();
  const { currentData: data, ...view } = useEditBrdxFileViewQuery(idFromRoute(id));
  const [approve] = useReviewdBdxMutation();
  const review = linkTo('/user_admin_bdx_review');
  const approving = useFileAction({
    name: 'Approval',
    question: 'Do you want to Approve?',
    send: (file) => approve({ id: file.id, client_id: clientId }).unwrap(),
    reread: async () => (await view.refetch().unwrap()).file,
    finding: (file) => (file && isApproved(file) ? 'done' : 'asBefore'),
    onDone: () => void navigate(review),
  });
  const file = data?.file;
  return (
    <FileScreen from={{ label: 'BDX Review', to: review }} view={{ ...view, data }}>
      {file && (
        <ApproveButton
          file={file}
          isBusy={approving.status.at === 'pending'}
          isLocked={approving.isLocked(file)}
          onPress={() => approving.ask(file)}
        />
      )}
      <Button onClick={() => void navigate(review)}>Cancel</Button>
      <FileActionStatus action={approving} pendingText="Approving" />
    </FileScreen>
  );
}

interface ApproveButtonProps {
  file: BordereauFile;
  isBusy: boolean;
  isLocked: boolean;
  onPress: () => void;
}

/** What is approved already, or was imported, is not approved again. */
function ApproveButton({ file, isBusy, isLocked, onPress }: ApproveButtonProps): ReactNode {
  const isDone = isApproved(file);
  return (
    <>
      <Button
        variant="primary"
        busy={isBusy}
        disabled={isDone || isLocked}
        {...(isDone && { 'aria-describedby': 'already-approved' })}
        onClick={onPress}
      >
        Approve
      </Button>
      {isDone && <p id="already-approved">This file is approved already.</p>}
    </>
  );
}
