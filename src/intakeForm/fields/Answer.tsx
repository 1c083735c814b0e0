import { memo, useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { ControlProps } from '@/components/form/FieldFrame';
import { FieldNote } from '@/components/form/FieldNote';
import { Icon } from '@/components/ui/Icon';
import type { AnswerField, AnswerFieldState } from '../state/answerField';
import { useAnswerInput } from './answerProps';
import { canShow, inputFor } from './inputs';
import { EarlierAnswers, DifferingField } from './StoredDifferences';
import { useAnswerField } from '../state/store';
import { ZipChoice } from './ZipChoice';
import styles from './Answer.module.css';

// Joined once here, and not for each of a thousand inputs.
const required = classes(styles.label, styles.required);
const missing = classes(required, styles.missing);
const inTable = classes(styles.answer, styles.cell);

interface AnswerInputProps {
  cell: AnswerField;
  /** The row's number from 1, in a table of rows. The label then includes it. */
  row?: number | undefined;
}

/**
 * One input with its label, error and description. In a table the label includes the row number; only screen readers and
 * narrow screens show it there.
 */
export const Answer = memo(function Answer({ cell, row }: AnswerInputProps): ReactNode {
  const id = useId();
  const state = useAnswerField(cell);
  const { onType, onLeave } = useAnswerInput(cell);
  const { attribute, title } = cell;
  const label = row === undefined ? title : `${title}, row ${row}`;
  const controlProps = answerControlProps(id, cell, state);
  // Without it a screen reader would pause before the hidden row number: 'Make , row 1'.
  if (row !== undefined) controlProps['aria-label'] = label;
  const isGroup = cell.kind === 'radio';
  const Input = inputFor(cell.kind, state.isMultiline);
  // An array, because a fragment would add a component to each cell of a long table.
  const labelContent =
    row === undefined
      ? title
      : [
          <bdi key="title">{title}</bdi>,
          <span key="row" className={styles.row}>
            {`, row ${row}`}
          </span>,
        ];
  const labelClass = state.isMissing ? missing : cell.isRequired ? required : styles.label;
  const controlAndHelp = (
    <div className={styles.control}>
      <Input {...{ cell, controlProps, label, onType, onLeave }} text={state.text} />
      {state.problem !== '' && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="error" size={14} />
          <span>{state.problem}</span>
        </p>
      )}
      {state.note !== '' && <FieldNote id={`${id}-note`} text={state.note} />}
      {!canShow(cell.kind, state.text) && (
        <p className={styles.stored}>
          Stored as <bdi translate="no">{state.text}</bdi>
        </p>
      )}
      {attribute.description !== '' && (
        <p id={`${id}-help`} className={styles.help}>
          {attribute.description}
        </p>
      )}
      {cell.carries && <DifferingField cell={cell} />}
      {cell.earlier.length > 0 && state.text === '' && <EarlierAnswers {...{ cell, label }} />}
      {cell.isZip && <ZipChoice cell={cell} />}
    </div>
  );
  const frameClass = row === undefined ? styles.answer : inTable;

  if (isGroup) {
    const { id: _, ...group } = controlProps;
    return (
      <div
        role="radiogroup"
        {...(row === undefined && { 'aria-labelledby': `${id}-name` })}
        {...group}
        className={frameClass}
      >
        <span id={`${id}-name`} className={labelClass}>
          {labelContent}
        </span>
        {controlAndHelp}
      </div>
    );
  }
  return (
    <div className={frameClass}>
      <label htmlFor={id} className={labelClass}>
        {labelContent}
      </label>
      {controlAndHelp}
    </div>
  );
});

function answerControlProps(
  id: string,
  { attribute, isRequired }: AnswerField,
  { problem, isMissing, note }: AnswerFieldState,
): ControlProps {
  const controlProps: ControlProps = { id };
  const described = [
    problem !== '' && `${id}-error`,
    note !== '' && `${id}-note`,
    attribute.description !== '' && `${id}-help`,
  ].filter(Boolean);
  if (described.length > 0) controlProps['aria-describedby'] = described.join(' ');
  if (problem !== '' || isMissing) controlProps['aria-invalid'] = true;
  if (isRequired) controlProps['aria-required'] = true;
  return controlProps;
}
