import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { Button } from '@/components/ui/Button';
import { missingPartText } from '@/domain/saving/failure';
import type { ColumnsDialog, ColumnsDialogProps } from './choices/ColumnsDialog';
import { useListChoices } from './listChoices';

const ViewPicker = lazy(async () => {
  const part = await import(/* webpackChunkName: "list-choices" */ './choices/ViewPicker');
  return { default: part.ViewPicker };
});

/** Opens the choice of columns and views, whose code loads with the first press, and beside it the menu of the saved views. */
export function ColumnsButton<Row>(props: Omit<ColumnsDialogProps<Row>, 'onClose'>): ReactNode {
  const { notify } = useDialogs();
  const { views } = useListChoices(useLocation().pathname);
  const [dialog, setDialog] = useState<{ view: typeof ColumnsDialog }>();

  async function open(): Promise<void> {
    try {
      const part = await import(/* webpackChunkName: "list-choices" */ './choices/ColumnsDialog');
      setDialog({ view: part.ColumnsDialog });
    } catch {
      void notify(missingPartText.notLoaded);
    }
  }

  return (
    <>
      {views.length > 0 && (
        <ErrorBoundary frame={() => null}>
          <Suspense>
            <ViewPicker list={props.list} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Button size="small" icon="columns" aria-haspopup="dialog" onClick={() => void open()}>
        Columns
      </Button>
      {dialog && <dialog.view {...props} onClose={() => setDialog(undefined)} />}
    </>
  );
}
