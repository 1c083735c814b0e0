import { useEffect, useState, type ReactNode } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { Button } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { missingPartText } from '@/domain/saving/failure';
import type { ColumnsDialogProps } from './choices/ColumnsDialog';
import type * as ChoicesCode from './choices/choicesCode';
import { standardLayout, useListChoices } from './listChoices';
import { useWholeSearch } from './useListState';
import styles from './ListToolbar.module.css';

const loadCode = (): Promise<typeof ChoicesCode> =>
  import(/* webpackChunkName: "list-choices" */ './choices/choicesCode');

/**
 * The menu of a list's views, which is named by the present one, and the button for its columns. Their code loads when it is
 * needed: with the list only where the list is not shown as documented.
 */
export function useListTools<Row>(props: Omit<ColumnsDialogProps<Row>, 'onClose'>): {
  viewMenu: ReactNode;
  columnsButton: ReactNode;
} {
  const { notify } = useDialogs();
  const choices = useListChoices();
  const search = useWholeSearch();
  const [code, setCode] = useState<typeof ChoicesCode>();
  const [opened, open] = useState<ChoicesCode.OpenedChoice>();
  const isStandard = !search && choices.layout === standardLayout;

  function prefetch(): void {
    loadCode().then(setCode, () => undefined);
  }
  useEffect(() => {
    if (!isStandard) loadCode().then(setCode, () => undefined);
  }, [isStandard]);

  const { ready, list } = props;
  const view = code?.viewMenu({ choices, search, ready, show: list.show, onSave: () => open('name') });
  return {
    viewMenu: (
      <Menu
        onInterest={prefetch}
        items={view?.items ?? []}
        className={classes(buttonStyles.button, buttonStyles.secondary, buttonStyles.small, styles.view)}
        align="start"
      >
        <span className="visually-hidden">View: </span>
        <bdi className={styles.viewName} translate="no">
          {view?.name ?? (isStandard && 'Standard')}
        </bdi>
        {view?.isChanged && <span> · changed</span>}
        <Icon name="chevronDown" size={12} />
      </Menu>
    ),
    columnsButton: (
      <>
        <Button
          size="small"
          icon="columns"
          aria-haspopup="dialog"
          onClick={() => {
            loadCode().then(
              (loaded) => {
                setCode(loaded);
                open('columns');
              },
              () => void notify(missingPartText.notLoaded),
            );
          }}
        >
          Columns
        </Button>
        {code && opened && <code.ChoiceDialog {...props} opened={opened} onClose={() => open(undefined)} />}
      </>
    ),
  };
}
