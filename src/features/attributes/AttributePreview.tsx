import { useDeferredValue, useId, useMemo, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useViewAttributeQuery } from '@/api/attributes';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { AttributeGroupView } from '@/intakeForm/fields/AttributeGroupView';
import { QuotationContext } from '@/intakeForm/state/store';
import { current, refetchFailed, type QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { useAnnouncedChange } from '@/components/feedback/useAnnouncedChange';
import { maskOf } from '@/domain/attributes/attributeChecks';
import { inputKind, isRequired, optionsFor, type InputKind } from '@/domain/attributes/attributes';
import type { FormGroup } from '@/domain/quotation/groups';
import type { Attribute, AttributeGroup } from '@/domain/records/attributes';
import { renderGroup, groupOfOne, groupWith } from './samples';
import styles from './attributePreview.module.css';

const Field = fieldsOf<Attribute>();

interface AttributePreviewProps {
  /** What would be saved of what is typed. */
  toSave: (typed: Attribute) => Attribute;
  group: QueryState<AttributeGroup>;
  /** The element outside of the form in which the preview is drawn. */
  target: HTMLElement;
}

/**
 * The attribute as a quotation will ask it, alone and in its group. It is in the form to follow what is typed, and is
 * drawn outside of it: its samples are no part of the form. It lags behind the typing rather than slow it down.
 */
export function AttributePreview({ toSave, group, target }: AttributePreviewProps): ReactElement {
  const typed = useDeferredValue(Field.useValues());
  const attributes = current(useViewAttributeQuery({ groupId: typed.group_id, clientId: typed.client_id }));
  const heading = useId();

  const shown = useMemo(() => {
    const attribute = toSave(typed);
    return attribute.name.trim() === '' ? { ...attribute, name: 'Untitled' } : attribute;
  }, [typed, toSave]);
  const alone = useMemo(() => groupOfOne('This attribute', shown), [shown]);
  const inGroup = useMemo(
    () => group.data && attributes.data && groupWith(shown, group.data, attributes.data),
    [shown, group.data, attributes.data],
  );
  const words = inWords(shown);
  useAnnouncedChange(`The preview shows ${words}`, words, true);

  return createPortal(
    <section aria-labelledby={heading} className={styles.preview}>
      <div>
        <h2 id={heading}>Preview</h2>
        <p className={styles.hint}>How it looks in a quotation. Text you type here is not saved.</p>
      </div>
      <Rendered group={alone} />
      {inGroup ? <Rendered group={inGroup} /> : <GroupAwaited of={[group, attributes]} />}
    </section>,
    target,
  );
}

const kinds: Readonly<Record<InputKind, string>> = {
  text: 'a text box',
  date: 'a date',
  email: 'an email box',
  radio: 'radio buttons',
  select: 'a list of choices',
  checkbox: 'a check box',
  textarea: 'a text area',
  secure: 'a hidden text box',
  phone: 'a phone number box',
};

/** What to say of the input when it has changed; its label and description are read where they are typed. */
function inWords(attribute: Attribute): string {
  const kind = inputKind(attribute);
  const mask = maskOf(attribute);
  const options = kind === 'radio' || kind === 'select' ? optionsFor(attribute).join(', ') : '';
  return [
    kinds[kind],
    options && `: ${options}`,
    mask && ` in the format ${mask}`,
    isRequired(attribute) && ', required',
  ]
    .filter(Boolean)
    .join('');
}

/** A group with a form of its own around it; a changed group takes over the samples of the one before. */
function Rendered({ group }: { group: FormGroup }): ReactElement {
  const [drawing, setDrawing] = useState(() => renderGroup(group, new Date()));
  const current = drawing.group === group ? drawing : renderGroup(group, new Date(), drawing);
  if (current !== drawing) setDrawing(current);
  return (
    <QuotationContext value={current.store}>
      <AttributeGroupView group={group} />
    </QuotationContext>
  );
}

function GroupAwaited({ of: parts }: { of: readonly QueryState<unknown>[] }): ReactElement {
  const failed = parts.filter(({ data, isError, isFetching }) => !data && isError && !isFetching);
  if (failed.length === 0) return <Skeleton height="160px" />;
  return (
    <InlineError text="Could not load" onRetry={() => refetchFailed(failed)}>
      <span>The other attributes of the group are missing here.</span>
    </InlineError>
  );
}
