import { useFormikContext } from 'formik';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useFormContext } from './fields/formContext';
import styles from './FormPage.module.css';

/** Names the fields whose values were missing in the response. Unchanged, they are not sent. */
export function OmittedFields({ isOmitted }: { isOmitted: (name: string) => boolean }): ReactNode {
  const { fields } = useFormContext();
  /** A change may show or hide fields. */
  const { values } = useFormikContext();
  const [labels, setLabels] = useState('');
  useLayoutEffect(() => {
    const shown = [...fields].filter(([name, field]) => isOmitted(name) && field.element() !== null);
    // The fields register while they render.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setLabels(shown.map(([, { label }]) => label).join(', '));
  }, [fields, isOmitted, values]);
  if (labels === '') return null;
  return (
    <p className={styles.absent}>
      {`The server did not send: ${labels}. What you leave as it is here stays as it is stored.`}
    </p>
  );
}
