import { useRef, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditBrdxFileViewQuery, useReviewdBdxMutation } from '@/api/bordereau';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { MovedRecordNotice } from '@/components/actions/staleWrite/MovedRecordNotice';
import { useActionCheck, type MovedRecord } from '@/components/actions/staleWrite/useActionCheck';
import { isApproved, isImported } from '@/domain/bordereau';
import { isCallFailure } from '@/domain/saving/failure';
import { idFromRoute } from '@/domain/records/ids';
import type { BordereauFile, BordereauFileView } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { FileActionStatus } from '../actions/FileActionStatus';
import { useFileAction } from '../actions/useFileAction';
import { fileChanges } from './fileChanges';
import { FileScreen } from './FileScreen';

const review = linkTo('/user_admin_bdx_review');

const question = { text: 'Do you want to Approve?', verb: 'Approve' } as const;

/** For a file that can no longer be approved: the text, and a link to its list. */
const movedRecords: Readonly<Record<'approved' | 'imported' | 'gone', MovedRecord>> = {
  approved: {
    text: 'This file is approved already',
    link: { to: linkTo('/user_admin_bdx_send'), label: 'Go to BDX Send' },
  },
  imported: {
    text: 'This file is imported already',
    link: { to: linkTo('/user_admin_bdx_history'), label: 'Go to BDX History' },
  },
  gone: { text: 'This file is no longer there', link: { to: review, label: 'Go to BDX Review' } },
};

/** A file that waits for approval. */
export function ReviewFileViewPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  return <ReviewFileView key={id} id={id} />;
}

function ReviewFileView({ id }: { id: string }): ReactElement {
  const { clientId } = useSession();
  const navigate = useNavigate();
  const { currentData: data, ...view } = useEditBrdxFileViewQuery(idFromRoute(id));
  const [approve] = useReviewdBdxMutation();
  const verdict = useRef('');
  const { check, readAfterRefusal, readingFor, movedRecord, dialog } = useActionCheck<BordereauFileView>({
    shown: data,
    readAgain: async () => {
      try {
        const now = await view.refetch().unwrap();
        if (!isApproved(now.file)) return { at: 'here', record: now };
        return { at: 'elsewhere', movedRecord: movedRecords[isImported(now.file) ? 'imported' : 'approved'] };
      } catch (error) {
        if (isCallFailure(error) && error.status === 404)
          return { at: 'elsewhere', movedRecord: movedRecords.gone };
        throw error;
      }
    },
    compare: fileChanges,
  });
  const approving = useFileAction({
    name: 'Approval',
    done: 'approved',
    openLink: ({ id: fileId }) => linkTo('/user_admin_brdx_file_view/:id', { id: fileId }),
    next: { label: 'Send', to: linkTo('/user_admin_bdx_send') },
    warning: () => verdict.current,
    question: question.text,
    checkAgain: async () => (await check(question)) !== undefined,
    send: (file) => approve({ id: file.id, client_id: clientId }).unwrap(),
    onRefused: () => void readAfterRefusal(),
    reread: async () => (await view.refetch().unwrap()).file,
    finding: (file) => (file && isApproved(file) ? 'done' : 'asBefore'),
    onDone: () => void navigate(review),
  });
  const file = data?.file;
  return (
    <FileScreen
      from={{ label: 'BDX Review', to: review }}
      view={{ ...view, data }}
      onVerdict={(text) => (verdict.current = text)}
    >
      {file && (
        <ApproveButton
          file={file}
          isBusy={approving.status.at === 'pending' || readingFor !== undefined}
          isLocked={movedRecord !== undefined || approving.isLocked(file)}
          hasNotice={movedRecord !== undefined}
          onPress={() => approving.ask(file)}
        />
      )}
      <Button onClick={() => void navigate(review)}>Cancel</Button>
      <FileActionStatus action={approving} pendingText="Approving" hidesFailure={movedRecord !== undefined} />
      <MovedRecordNotice
        movedRecord={movedRecord}
        error={approving.status.at === 'failed' ? approving.status.error : undefined}
      />
      {dialog}
    </FileScreen>
  );
}

interface ApproveButtonProps {
  file: BordereauFile;
  isBusy: boolean;
  isLocked: boolean;
  /** Whether a notice already says why the file cannot be approved. */
  hasNotice: boolean;
  onPress: () => void;
}

/** Disabled if the file is already approved or imported. */
function ApproveButton({ file, isBusy, isLocked, hasNotice, onPress }: ApproveButtonProps): ReactNode {
  const isDone = isApproved(file);
  const isNoted = isDone && !hasNotice;
  return (
    <>
      <Button
        variant="primary"
        busy={isBusy}
        disabled={isDone || isLocked}
        {...(isNoted && { 'aria-describedby': 'already-approved' })}
        onClick={onPress}
      >
        Approve
      </Button>
      {isNoted && <p id="already-approved">This file is approved already.</p>}
    </>
  );
}
