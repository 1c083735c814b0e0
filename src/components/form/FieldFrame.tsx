import './printedAnswers';
import { useState, type AriaAttributes, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { FieldNote } from './FieldNote';
import styles from './FieldFrame.module.css';

/** The texts around a control. */
export interface FieldTexts {
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
}

/** The attributes that connect a control to its label, error and help. Spread them on the input. */
export interface ControlProps extends AriaAttributes {
  id: string;
  required?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  /** The control's id; `useId` gives one. */
  id: string;
  /** Takes both columns of a section. */
  wide?: boolean | undefined;
  /** `group` for controls that are named by a legend; `beside` sets the label after a checkbox or switch. */
  layout?: 'above' | 'group' | 'beside';
  /** Shown after the error, such as a button that undoes what happened. */
  aside?: ReactNode;
  /** A text below the control may appear while the user is elsewhere: screen readers read it out then. */
  live?: boolean | undefined;
  /** `onNote` shows a note about what was entered, which is no error. */
  children: (controlProps: ControlProps, onNote: (note: string) => void) => ReactNode;
}

/**
 * A control's label, error and help, in this order. The mark of a required field is outside the label, so that the accessible
 * name is the label only. The space for the error is reserved, so that the form does not jump.
 */
export function FieldFrame({
  layout = 'above',
  wide,
  aside,
  live,
  children,
  ...texts
}: FieldFrameProps): ReactNode {
  const { id, label, required } = texts;
  const [note, setNote] = useState('');
  const control = children(controlProps({ ...texts, note }), setNote);
  const width = wide && styles.wide;
  const mark = required && (
    <span className={styles.mark} aria-hidden="true">
      Required
    </span>
  );

  if (layout === 'group') {
    return (
      // Unlike a plain group, a radio group can be required and invalid.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      <fieldset className={classes(styles.group, width)} role="radiogroup" {...groupProps(texts)}>
        <legend className={styles.header}>
          <span id={`${id}-name`} className={styles.label}>
            {label}
          </span>
          {mark}
        </legend>
        {control}
        <Messages {...texts} {...{ note, aside, live }} />
      </fieldset>
    );
  }
  const isBeside = layout === 'beside';
  const name = (
    <label className={isBeside ? styles.besideLabel : styles.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={classes(styles.field, width)}>
      {!isBeside && (
        <div className={styles.header}>
          {name}
          {mark}
        </div>
      )}
      <div className={styles.body}>
        {isBeside ? (
          <div className={styles.beside}>
            {control}
            {name}
            {mark}
          </div>
        ) : (
          control
        )}
        <Messages {...texts} {...{ note, aside, live }} />
      </div>
    </div>
  );
}

type Texts = Omit<FieldTexts, 'label'> & { id: string; note?: string };

function Messages({
  id,
  help,
  error,
  note = '',
  aside,
  live,
}: Texts & Pick<FieldFrameProps, 'aside' | 'live'>): ReactNode {
  return (
    <>
      <div className={styles.outcome} {...(live && { 'aria-live': 'polite' })}>
        {error !== undefined && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="error" size={14} />
            <span>{error}</span>
          </p>
        )}
        {note !== '' && <FieldNote id={`${id}-note`} text={note} />}
        {aside}
      </div>
      {help !== undefined && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
    </>
  );
}

function controlProps({ id, required, help, error, note = '' }: Texts): ControlProps {
  const described = [
    error !== undefined && `${id}-error`,
    note !== '' && `${id}-note`,
    help !== undefined && `${id}-help`,
  ].filter(Boolean);
  return {
    id,
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
    // Both attributes: the ARIA one is needed in a form with `noValidate`.
    ...(required && { required, 'aria-required': true }),
  };
}

/** The attributes of a group, which is named by its legend without the mark. */
function groupProps(texts: Texts): ControlProps {
  const { required: _, ...rest } = controlProps(texts);
  return { ...rest, 'aria-labelledby': `${texts.id}-name` };
}
