import type { ReactNode } from 'react';
import styles from './ContactText.module.css';

/** A phone number or an email address, as a link where it has one. Paper shows its text. */
export function ContactText({
  text,
  link,
  className,
}: {
  text: string;
  link: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const words = (
    <bdi translate="no" className={className}>
      {text}
    </bdi>
  );
  return link === undefined ? (
    words
  ) : (
    <a href={link} className={styles.link}>
      {words}
    </a>
  );
}
