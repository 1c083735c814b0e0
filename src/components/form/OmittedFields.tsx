import { useFormikContext } from 'formik';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useFormContext } from './fields/formContext';
import styles from './FormPage.module.css';

/** Names the fields whose values the answer left out; as long as they stay as they are, nothing is sent of them. */
export function OmittedFields({ isOmitted }: { isOmitted: (name: string) => boolean }): ReactNode {
  const { fields } = useFormContext();
  /** A change may show or hide fields. */
  const { values } = useFormikContext();
  const [labels, setLabels] = useState('');
  useLayoutEffect(() => {
    const shown = [...fields].filter(([name, field]) => isOmitted(name) && field.element() !== null);
    // The fields are known once they were rendered.
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
