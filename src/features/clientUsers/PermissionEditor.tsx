import { useCallback, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { DragDropContext, type DropResult } from 'react-beautiful-dnd';
import { useNavigate } from 'react-router-dom';
import { useCreateClientPermissionMutation } from '@/api/clientUsers';
import { ItemsDraftNotice } from '@/components/drafts/ItemsDraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { useLatestReducer } from '@/components/drafts/useLatestReducer';
import { announce } from '@/components/feedback/announce';
import { compareItems } from '@/components/actions/staleWrite/compareItems';
import { useStaleCheck } from '@/components/actions/staleWrite/useStaleCheck';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAction } from '@/components/actions/useAction';
import { FormActions } from '@/components/form/FormActions';
import { useLeaveGuard } from '@/components/form/leaveGuard';
import {
  itemLabel,
  itemsAt,
  levelNames,
  permissionLevels,
  haveSameLevels,
  toPermissionRequest,
} from '@/domain/access/permissions';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { boardDraft, boardReducer, itemLevels, type Move, type MoveAll } from './boardEdits';
import { DragStyles } from './DragStyles';
import { LevelBox } from './LevelBox';
import { MenuItems } from './MenuItems';
import { useReleasedList } from './useReleasedList';
import type { StoredBoard } from './useStoredBoard';
import styles from './permissions.module.css';

/** The list of menu items, the three boxes, and the bar with Save and Cancel. */
export function PermissionEditor({
  uid,
  name,
  stored,
}: {
  uid: Id;
  /** The user's name, if it is known. */
  name?: string | undefined;
  stored: StoredBoard;
}): ReactElement {
  const { clientId } = useSession();
  const navigate = useNavigate();
  const showReceipt = useShowReceipt();
  const [createPermission] = useCreateClientPermissionMutation();
  const initial = { board: stored.board, before: stored.board };
  const [edits, dispatch, getState] = useLatestReducer(boardReducer, initial);
  const source = useMemo(() => boardDraft(edits, dispatch), [edits, dispatch]);
  /** The id of the stored record as it was last read; empty before the first save. */
  const recordId = useRef(stored.recordId);
  // A save replaces all permissions of a user.
  const { check, isChecking, dialog } = useStaleCheck({
    readAgain: stored.readAgain,
    rule: (now) => {
      recordId.current = now.recordId;
      return compareItems({
        opened: itemLevels(getState().before),
        theirs: itemLevels(now.board),
        mine: itemLevels(getState().board),
        label: (name) => source.label(name),
        text: (name, value) => source.text(name, value),
        onMerged: (theirKeys) => dispatch({ type: 'rebased', stored: now.board, theirKeys }),
      });
    },
  });
  const { board } = edits;
  const draft = useDraft(source, name === undefined ? 'Permissions' : `Permissions of ${name}`);
  const allowLeave = useLeaveGuard({ isDirty: () => !haveSameLevels(getState().board, getState().before) });
  const move = useCallback<Move>(
    (item, to) => {
      dispatch({ type: 'placed', placings: [[item.key, to]] });
      announce(to ? `${itemLabel(item)} moved to ${levelNames[to]}` : `${itemLabel(item)} removed`);
    },
    [dispatch],
  );
  const moveAll: MoveAll = (items, to) => {
    dispatch({ type: 'placed', placings: items.map(({ key }) => [key, to]) });
    announce(`${items.length} ${items.length === 1 ? 'item' : 'items'} moved to ${levelNames[to]}`);
  };
  const back = (): void => void navigate(linkTo('/user_admin_users'));
  const { status, run } = useAction({
    confirm: check,
    send: () =>
      createPermission(
        toPermissionRequest(getState().board, { uid, clientId, id: recordId.current }),
      ).unwrap(),
    afterSuccess: () => {
      draft.autosave.saved();
      showReceipt({
        before: name ? 'Permissions of' : 'Permissions',
        name: name ?? '',
        after: 'saved',
        to: linkTo('/permissions/:uid', { uid }),
      });
    },
    onDone: () => {
      allowLeave();
      back();
    },
  });
  const isSaving = isChecking || status.at === 'pending' || status.at === 'done';
  const save = (): void => void run();

  const released = useReleasedList();

  function drop({ draggableId, source, destination, reason, mode }: DropResult): void {
    const item = board.items.find(({ key }) => key === draggableId);
    const isMoved = destination !== null && destination.droppableId !== source.droppableId;
    const byMouse = mode === 'FLUID' && reason === 'DROP' ? released.mark() : undefined;
    // The list under the mouse pointer is the target: the middle of a wide item may be over the next list.
    const list = byMouse ?? (isMoved ? destination.droppableId : undefined);
    if (!item || list === undefined || list === source.droppableId) return;
    move(
      item,
      permissionLevels.find((level) => level === list),
    );
  }

  return (
    <>
      <ItemsDraftNotice draft={draft} source={source} busy={isSaving} />
      <div className={styles.card}>
        <RepeatedItems board={board} repeated={stored.repeated} />
        <DragStyles>
          <DragDropContext
            onBeforeDragStart={released.forget}
            onDragEnd={(result, { announce }) => {
              // Only the page announces the move, not the library as well.
              if (result.destination) announce('');
              drop(result);
            }}
          >
            {/* A move while a save is pending would be lost. */}
            <div className={styles.board} inert={isSaving}>
              <MenuItems board={board} move={move} moveAll={moveAll} />
              <div className={styles.boxes}>
                {permissionLevels.map((level) => (
                  <LevelBox key={level} level={level} items={itemsAt(board, level)} move={move} />
                ))}
              </div>
            </div>
          </DragDropContext>
        </DragStyles>
        <form
          aria-busy={isSaving}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormActions
            saveLabel="Save Permissions"
            cancelLabel="Cancel"
            saving={isSaving}
            error={status.at === 'failed' ? status.error : undefined}
            onRetry={save}
            onCancel={() => {
              if (draft.storesAllInput()) allowLeave();
              back();
            }}
          />
        </form>
        {dialog}
      </div>
    </>
  );
}

/** Names the items that are stored at several levels, until the user moves them. */
function RepeatedItems({ board, repeated }: Pick<StoredBoard, 'board' | 'repeated'>): ReactNode {
  const shown = repeated.filter(({ item, levels }) => board.placed.get(item.key) === levels[0]);
  if (shown.length === 0) return null;
  return (
    <p className={styles.repeated}>
      <span>Stored at more than one level, of which Save keeps the first: </span>
      {shown.map(({ item, levels }, index) => (
        <span key={item.key}>
          <bdi translate="no">{itemLabel(item)}</bdi>
          <span>{` (${levels.map((level) => levelNames[level]).join(', ')})`}</span>
          <span>{index < shown.length - 1 ? ', ' : ''}</span>
        </span>
      ))}
    </p>
  );
}
