import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { PageHeading } from '@/components/ui/PageHeading';
import { SendForm } from './SendForm';
import type { SendFormState } from './useSendForm';
import styles from './CardForm.module.css';

export interface CardLink {
  readonly label: string;
  readonly to: string;
}

interface CardFormProps<Values> {
  form: SendFormState<Values>;
  heading: string;
  /** A text above the fields. */
  intro?: ReactNode;
  /** The label of the submit button. */
  submit: string;
  /** The reason why the form cannot be submitted. */
  isDisabled?: boolean;
  /** Links below the form. */
  links: readonly CardLink[];
  children: ReactNode;
}

/** The form of a screen outside the shells: a card with heading, fields, error message, button and links. */
export function CardForm<Values extends object>(props: CardFormProps<Values>): ReactNode {
  const { form, heading, intro, links } = props;
  const { failure, formik } = form;
  return (
    <Card>
      <PageHeading>{heading}</PageHeading>
      {intro !== undefined && <div className={styles.intro}>{intro}</div>}
      <SendForm form={form} label={heading} className={styles.form}>
        {props.children}
        {failure?.isAlert && (
          <p role="alert" className={styles.alert}>
            <Icon name="error" />
            <span>{failure.text}</span>
          </p>
        )}
        {failure && !failure.isAlert && <LastAttempt text={failure.text} />}
        <Button type="submit" variant="primary" busy={formik.isSubmitting} disabled={props.isDisabled}>
          {props.submit}
        </Button>
      </SendForm>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shown after the alert: that the attempt failed, with the error message in a collapsed section. */
function LastAttempt({ text }: { text: string }): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.last}>
      <span>Your last attempt failed.</span>
      <Button size="small" variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide why' : 'Show why'}
      </Button>
      {isShown && <p className={styles.lastText}>{text}</p>}
    </div>
  );
}
