import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { isComposing } from '@/components/ui/isComposing';
import { Menu } from '@/components/ui/Menu';
import type { MenuItem } from '@/components/ui/menuItem';
import { useMedia } from '@/components/ui/useMedia';
import { actionButtonProps } from './useRecordActions';
import type { QuotationActions } from './useQuotationActions';
import documentStyles from './quotationDocument.module.css';

interface QuotationButtonsProps {
  actions: QuotationActions;
  /** Whether the result of an action is not confirmed. */
  isLocked: boolean;
  /** Whether the deletion is possible all the same, as the second step of a re-creation. */
  canDelete: boolean;
}

/**
 * Approve, Cancel and Delete Quotation. Beside Approve a menu offers to go on with the next quotation of the list. On a phone
 * Delete Quotation is in that menu.
 */
export function QuotationButtons({ actions, isLocked, canDelete }: QuotationButtonsProps): ReactNode {
  const isPhone = useMedia('(width <= 480px)');
  const { approval, approveAndNext, recreation, deletion, cancel, runAlone } = actions;
  const approve = actionButtonProps(approval, actions, isLocked);
  const remove = actionButtonProps(deletion, actions, isLocked && !canDelete);
  const approveNext = approveAndNext && (() => runAlone(approveAndNext));
  useControlEnter(approve.disabled ? undefined : approveNext);
  const nextItems: readonly MenuItem[] = approveNext
    ? [menuItem('Approve and next (Ctrl+Enter)', approve.disabled, { onSelect: approveNext })]
    : [];
  return (
    <>
      <Button {...approve} variant="primary" icon="check">
        Approve
      </Button>
      {!isPhone && nextItems.length > 0 && (
        <Menu
          items={nextItems}
          label="Next in the list"
          align="start"
          className={classes(buttonStyles.button, buttonStyles.secondary, buttonStyles.square)}
        >
          <Icon name="chevronDown" />
        </Menu>
      )}
      <Button {...actionButtonProps(recreation, actions, isLocked)} onClick={() => runAlone(cancel)}>
        Cancel
      </Button>
      {isPhone ? (
        <Menu
          items={[
            ...nextItems,
            menuItem('Delete Quotation', remove.disabled, { danger: true, onSelect: remove.onClick }),
          ]}
          {...(!remove.busy && { label: 'More actions' })}
          className={classes(buttonStyles.button, buttonStyles.secondary, documentStyles.more)}
        >
          <span>{remove.busy ? 'Deleting...' : 'More'}</span>
          <Icon name="chevronDown" />
        </Menu>
      ) : (
        <Button {...remove} icon="trash" className={documentStyles.harmful}>
          Delete Quotation
        </Button>
      )}
    </>
  );
}

/** An entry of a menu. One that is disabled is shown and does nothing. */
function menuItem(
  label: string,
  isDisabled: boolean,
  action: { danger?: boolean; onSelect(): void },
): MenuItem {
  return isDisabled ? { label, isNote: true } : { label, ...action };
}

/** Calls the action for Ctrl+Enter, or ⌘ Enter on a Mac, anywhere on the page, except while a dialog or a menu is open. */
function useControlEnter(action: (() => void) | undefined): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isPressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isPressed || !action || event.repeat || isComposing({ nativeEvent: event })) return;
    if (document.querySelector('[role$="dialog"], [role="menu"]')) return;
    event.preventDefault();
    action();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
