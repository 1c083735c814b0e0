import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { InlineError } from '@/components/feedback/InlineError';
import { UnconfirmedNotice } from '@/components/actions/UnconfirmedNotice';
import { useQuotation } from '@/intakeForm/state/store';
import { isResponseLost } from '@/domain/saving/changeFailure';
import { formatUsd } from '@/domain/text/money';
import { linkTo } from '@/paths';
import type { Saving } from '@/domain/quotation/required';
import type { QuotationSaving } from './saving/useQuotationSaving';
import styles from './QuotationActions.module.css';

const labels: Readonly<Record<Saving, string>> = {
  submit: 'Submit',
  generate: 'Generate Quotation',
  save: 'Save',
};

interface QuotationActionsProps {
  saving: QuotationSaving;
  /** The reason why nothing can be sent yet; empty if the form can be sent. */
  blocked: string;
  /** More buttons at the end. */
  children?: ReactNode;
}

/**
 * The sticky bar below the form. The buttons of a stored quotation are only `aria-disabled` while something is missing, so
 * that a click can tell the user what it is.
 */
export function QuotationActions({ saving, blocked, children }: QuotationActionsProps): ReactNode {
  const { pending, failed, open, isLocked, sentActions, onRetryAllowed, run } = saving;
  const id = useId();
  const store = useQuotation();
  const mainAction = store.isStored ? 'generate' : 'submit';
  const missing = useSyncExternalStore(store.subscribe, store.getMissingNames);
  const amount = useSyncExternalStore(store.subscribe, store.getAmountCents);
  const buttons = useRef<Partial<Record<Saving, HTMLButtonElement | null>>>({});
  const waitReasons: Readonly<Record<Saving, readonly string[]>> = {
    submit: [],
    generate: [...(missing.length > 0 ? ['missing'] : []), ...(amount <= 0 ? ['amount'] : [])],
    save: mainAction === 'generate' && missing.length > 0 ? ['missing'] : [],
  };

  const [unlocks, setUnlocks] = useState(0);
  const focusedUnlocks = useRef(0);
  const lastPressed = useRef<Saving>(mainAction);

  function button(kind: Saving): ReactNode {
    const reasons = blocked === '' ? waitReasons[kind] : ['blocked'];
    return (
      <Button
        ref={(element) => {
          buttons.current[kind] = element;
        }}
        className={styles.waiting}
        variant={kind === mainAction ? 'primary' : 'secondary'}
        busy={pending === kind}
        disabled={blocked !== '' || (isLocked && pending === undefined)}
        aria-disabled={reasons.length > 0 || undefined}
        aria-describedby={reasons.map((reason) => `${id}-${reason}`).join(' ') || undefined}
        onClick={() => press(kind)}
      >
        {labels[kind]}
      </Button>
    );
  }

  function press(kind: Saving): void {
    lastPressed.current = kind;
    run(kind);
  }

  function retry(kind: Saving): void {
    // Retry disappears while the request is pending, so that focus has to move first.
    buttons.current[kind]?.focus();
    press(kind);
  }

  // A locked button can take focus only after it is enabled.
  useEffect(() => {
    if (isLocked || focusedUnlocks.current === unlocks) return;
    focusedUnlocks.current = unlocks;
    buttons.current[lastPressed.current]?.focus();
  }, [isLocked, unlocks]);

  return (
    <div className={styles.bar}>
      {button(mainAction)}
      {button('save')}
      {children}
      <p className={styles.amount}>
        Policy Amount <strong>{formatUsd(amount)}</strong>
      </p>
      {blocked !== '' && (
        <p id={`${id}-blocked`} className={styles.reason}>
          {blocked}
        </p>
      )}
      {blocked === '' && mainAction === 'generate' && <WaitReasons {...{ id, missing, amount }} />}
      {failed && !isLocked && (
        <SaveFailure failed={failed} isNew={mainAction === 'submit'} onRetry={() => retry(failed.saving)} />
      )}
      {open?.status === 'sending' && pending === undefined && (
        <p role="status" className={styles.reason}>
          <bdi translate="no">{open.what}</bdi> is being sent.
        </p>
      )}
      {open && (
        <UnconfirmedNotice
          action={open}
          actions={sentActions}
          canCheck
          onRetryAllowed={() => {
            onRetryAllowed();
            setUnlocks((count) => count + 1);
          }}
        >
          Another try could store a second one. Look for it in {quotationsLink} first.
        </UnconfirmedNotice>
      )}
    </div>
  );
}

/** Opens in a new tab, so that the form stays open. */
const quotationsLink = (
  <Link to={linkTo('/user_admin_policy_quotations')} target="_blank" rel="noopener">
    the quotations (in a new tab)
  </Link>
);

interface WaitReasonsProps {
  missing: readonly string[];
  amount: number;
}

const maxNames = 3;

/** The reasons that the `aria-disabled` buttons refer to. */
function WaitReasons({ id, missing, amount }: WaitReasonsProps & { id: string }): ReactNode {
  const store = useQuotation();
  if (missing.length === 0 && amount > 0) return null;
  const names = missing.slice(0, maxNames);
  const others = missing.length - names.length;
  return (
    <div className={styles.needs}>
      {missing.length > 0 && (
        <>
          <p id={`${id}-missing`} className={styles.reason}>
            Required and still empty: <bdi>{names.join(', ')}</bdi>
            {others > 0 && <span>{` and ${others} more`}</span>}
          </p>
          <Button size="small" variant="quiet" onClick={() => store.markMissing()?.focus()}>
            Go to the first
          </Button>
        </>
      )}
      {amount <= 0 && (
        <p id={`${id}-amount`} className={styles.reason}>
          Generate Quotation needs a policy amount above zero
        </p>
      )}
    </div>
  );
}

interface SaveFailureProps {
  failed: NonNullable<QuotationSaving['failed']>;
  isNew: boolean;
  onRetry: () => void;
}

/** The last failure. Without a response it is not known whether the quotation was saved, so the line does not deny it. */
function SaveFailure({ failed: { error, isUnconfirmed }, isNew, onRetry }: SaveFailureProps): ReactNode {
  const isUnknown = isUnconfirmed && isResponseLost(error);
  const text = isUnknown ? 'We do not know yet whether it was saved.' : 'Not saved';
  const doubt = isNew
    ? 'It may have been saved all the same: see the quotations before you try again.'
    : isUnknown
      ? ''
      : 'It may have been saved all the same.';
  return (
    <InlineError text={text} onRetry={onRetry} error={error}>
      {isUnconfirmed && <span className={styles.reason}>{`Your text is here. ${doubt}`.trim()}</span>}
    </InlineError>
  );
}
