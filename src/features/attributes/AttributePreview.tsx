import { useDeferredValue, useId, useMemo, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useViewAttributeQuery } from '@/api/attributes';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { AttributeGroupView } from '@/intakeForm/fields/AttributeGroupView';
import { QuotationContext } from '@/intakeForm/state/store';
import { current, firstError, refetchFailed, type QueryState } from '@/components/feedback/queryState';
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
  /** The record that would be saved with what is typed. */
  toSave: (typed: Attribute) => Attribute;
  group: QueryState<AttributeGroup>;
  /** The element outside the form into which the preview is rendered. */
  target: HTMLElement;
}

/**
 * The attribute as a quotation will show it, alone and in its group. A portal renders it outside the form, so
 * that its samples are not form fields. The preview is deferred: it may lag behind the typing, but does not
 * slow it down.
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
  const description = describeInput(shown);
  useAnnouncedChange(`The preview shows ${description}`, description, true);

  return createPortal(
    <section aria-labelledby={heading} className={styles.preview}>
      <div>
        <h2 id={heading}>Preview</h2>
        <p className={styles.hint}>How it looks in a quotation. Text you type here is not saved.</p>
      </div>
      <RenderedGroup group={alone} />
      {inGroup ? <RenderedGroup group={inGroup} /> : <GroupPending of={[group, attributes]} />}
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

/**
 * The text that is announced when the input has changed. Label and description are announced while they are
 * typed.
 */
function describeInput(attribute: Attribute): string {
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

/** A group with a form of its own around it. When the group changes, the samples stay. */
export function RenderedGroup({ group }: { group: FormGroup }): ReactElement {
  const [preview, setPreview] = useState(() => renderGroup(group, new Date()));
  const current = preview.group === group ? preview : renderGroup(group, new Date(), preview);
  if (current !== preview) setPreview(current);
  return (
    <QuotationContext value={current.store}>
      <AttributeGroupView group={group} />
    </QuotationContext>
  );
}

function GroupPending({ of: queries }: { of: readonly QueryState<unknown>[] }): ReactElement {
  const failed = queries.filter(({ data, isError, isFetching }) => !data && isError && !isFetching);
  if (failed.length === 0) return <Skeleton height="160px" />;
  return (
    <InlineError text="Could not load" onRetry={() => refetchFailed(failed)} error={firstError(failed)}>
      <span>The other attributes of the group are missing here.</span>
    </InlineError>
  );
}
