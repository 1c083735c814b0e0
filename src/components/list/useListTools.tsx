import { useState, type ReactNode } from 'react';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { Button } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { ColumnsDialog, type ColumnsDialogProps } from './choices/ColumnsDialog';
import { SaveViewForm } from './choices/SaveView';
import { viewMenu } from './choices/viewMenu';
import { useListChoices } from './useListChoices';
import { useWholeSearch } from './useListState';
import styles from './ListToolbar.module.css';

/** The menu of a list's views, whose label is the current view, and the button for its columns. */
export function useListTools<Row extends object>(
  props: Omit<ColumnsDialogProps<Row>, 'onClose'>,
): {
  viewMenu: ReactNode;
  columnsButton: ReactNode;
} {
  const choices = useListChoices();
  const search = useWholeSearch();
  const [opened, open] = useState<'columns' | 'name'>();
  const close = (): void => open(undefined);
  const { ready, list } = props;
  const view = viewMenu({ choices, search, ready, show: list.show, onSave: () => open('name') });
  return {
    viewMenu: (
      <Menu
        items={view.items}
        className={classes(buttonStyles.button, buttonStyles.secondary, buttonStyles.small, styles.view)}
        align="start"
      >
        <span className="visually-hidden">View: </span>
        <bdi className={styles.viewName} translate="no">
          {view.name}
        </bdi>
        {view.isChanged && <span> · changed</span>}
        <Icon name="chevronDown" size={12} />
      </Menu>
    ),
    columnsButton: (
      <>
        <Button size="small" icon="columns" aria-haspopup="dialog" onClick={() => open('columns')}>
          Columns
        </Button>
        {opened === 'columns' && <ColumnsDialog {...props} onClose={close} />}
        <ModalDialog open={opened === 'name'} title="Save as a view" onClose={close}>
          <SaveViewForm ready={ready} onSaved={close} />
        </ModalDialog>
      </>
    ),
  };
}
